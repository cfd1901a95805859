import { expect, it } from 'vitest';
import { draftedFields } from '../../src/forms/formSchema';
import { draftedForms, otherForms } from './draftedForms';

/** Fields that must not leave the page before the form is sent. */
const isSecret = (field: string) => /insurance|password|signature|drawn|stroke|typed|agree|otp|^code/i.test(field);

it.each(Object.entries(draftedForms))('the draft of "%s" contains no secret', (_name, fields) => {
  expect(draftedFields(fields)).not.toEqual([]);
  expect(draftedFields(fields).filter(isSecret)).toEqual([]);
});

it.each(Object.entries(otherForms))('the form %s stores no draft', (_name, fields) => {
  expect(draftedFields(fields)).toEqual([]);
});

it('the National Insurance number is a secret', () => {
  expect(Object.keys(draftedForms['personal-details'] ?? {}).filter(isSecret)).toEqual(['nationalInsurance']);
});
