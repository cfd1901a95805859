import { expect, it } from 'vitest';
import { isKeptForm, isSecret } from '../../src/adapters/memory/drafts';
import { draftedFields } from '../../src/forms/formSchema';
import { draftedForms, otherForms } from './draftedForms';

it.each(Object.entries(draftedForms))('the draft of "%s" contains no secret', (name, fields) => {
  expect(isKeptForm(name)).toBe(true);
  expect(draftedFields(fields)).not.toEqual([]);
  expect(draftedFields(fields).filter(isSecret)).toEqual([]);
});

it.each(Object.entries(otherForms))('the form %s stores no draft', (_name, fields) => {
  expect(draftedFields(fields)).toEqual([]);
});

it('the National Insurance number is a secret', () => {
  expect(Object.keys(draftedForms['personal-details'] ?? {}).filter(isSecret)).toEqual(['nationalInsurance']);
});
