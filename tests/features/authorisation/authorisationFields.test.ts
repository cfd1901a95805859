import { describe, expect, it } from 'vitest';
import {
  authorisationFields,
  signatureOf,
  type AuthorisationFieldsOptions,
  type AuthorisationValues,
} from '../../../src/features/authorisation/authorisationFields';
import { authorisationMessages } from '../../../src/features/authorisation/messages';
import { initialValues } from '../../../src/forms/formSchema';
import { checkForm } from '../../forms/checkForm';

const drawing = 'data:image/png;base64,drawn';
const typing = 'data:image/png;base64,typed';
const drawn: Partial<AuthorisationValues> = { agreed: [true, true], wording: 'letter:1', drawn: drawing };
const typed: Partial<AuthorisationValues> = {
  agreed: [true, true],
  wording: 'letter:1',
  method: 'typed',
  typed: typing,
  typedName: 'Margaret Hale',
};

const check = (values: Partial<AuthorisationValues>, options: Partial<AuthorisationFieldsOptions> = {}) =>
  checkForm(
    authorisationFields({
      texts: authorisationMessages,
      count: 2,
      wording: 'letter:1',
      signer: 'Margaret Hale',
      ...options,
    }),
    values,
  );

const agreementsMissing = ['agreed', 'Please agree to all terms before proceeding.'];
const signatureMissing = 'Please provide your signature before proceeding.';

it('requires every agreement and a signature', () => {
  expect(check({}).errors).toEqual([agreementsMissing, ['drawn', signatureMissing]]);
  expect(check({ method: 'typed' }).errors).toEqual([agreementsMissing, ['typedName', signatureMissing]]);
  expect(check(drawn)).toEqual({ errors: [], payload: { method: 'drawn', p_signature: drawing } });
  expect(check(typed)).toEqual({ errors: [], payload: { method: 'typed', p_signature: typing } });
});

describe('the agreements', () => {
  it.each([
    [{ agreed: [true, false] }],
    [{ agreed: [true] }],
    [{ agreed: [true, true, true] }],
    [{ agreed: [] }],
    [{ wording: 'letter:2' }],
  ])('are missing with %j', (changes) => {
    expect(check({ ...drawn, ...changes }).errors).toEqual([agreementsMissing]);
  });
});

describe('the signature', () => {
  it('ignores the other method’s signature', () => {
    expect(check({ ...drawn, method: 'typed' }).errors).toEqual([['typedName', signatureMissing]]);
    expect(check({ ...typed, method: 'drawn' }).errors).toEqual([['drawn', signatureMissing]]);
    expect(check({ ...typed, ...drawn, method: 'typed' }).payload.p_signature).toBe(typing);
  });

  it('is that of the chosen method, or none', () => {
    expect(signatureOf({ method: 'drawn', drawn: null, typed: typing })).toBeNull();
    expect(check({ method: 'typed' }).payload.p_signature).toBe('');
  });
});

describe('a typed name', () => {
  const doubt = ['typedName', authorisationMessages.nameDiffers('Margaret Hale')];

  it('asks once about a name that differs from the account’s', () => {
    expect(check({ ...typed, typedName: 'Peggy Hale' }).errors).toEqual([doubt]);
    expect(check({ ...typed, typedName: 'Peggy Hale', isNameAsked: true }).errors).toEqual([]);
    expect(check({ ...typed, typedName: 'margaret hale' }).errors).toEqual([]);
  });

  it('is not asked about while the account’s is unknown, or when the signature is drawn', () => {
    expect(check({ ...typed, typedName: 'Peggy Hale' }, { signer: '' }).errors).toEqual([]);
    expect(check({ ...drawn, typedName: 'Peggy Hale' }).errors).toEqual([]);
  });
});

it('starts empty, to be drawn', () => {
  const fields = authorisationFields({ texts: authorisationMessages, count: 2, wording: '', signer: '' });
  expect(initialValues(fields)).toEqual({
    agreed: [],
    wording: '',
    method: 'drawn',
    drawn: null,
    strokes: [],
    typedName: '',
    isNameAsked: false,
    typed: null,
  });
});
