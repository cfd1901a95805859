import { describe, expect, it } from 'vitest';
import { codeFields } from '../../../src/features/two-step/codeFields';
import { phoneFields } from '../../../src/features/two-step/phoneFields';
import { twoStepMessages } from '../../../src/features/two-step/messages';
import { confirmationFields } from '../../../src/journeys/identity/confirmationFields';
import { checkForm } from '../../forms/checkForm';

describe('the code of a second step', () => {
  const check = (code: string) => checkForm(codeFields(twoStepMessages), { code });

  it.each([
    ['', 'Please enter the code'],
    ['   ', 'Please enter the code'],
    ['1234567', 'Please enter the 6 digits of the code'],
    ['12345', 'Please enter the 6 digits of the code'],
    ['12345a', 'Please enter the 6 digits of the code'],
  ])('%j is refused', (code, message) => {
    expect(check(code).errors).toEqual([['code', message]]);
  });

  it('is sent without spaces', () => {
    expect(check(' 123 456')).toEqual({ errors: [], payload: { code: '123456' } });
  });
});

it.each([
  [' ', [['phone', 'Please enter a mobile number']], ''],
  ['0113 496 0123', [['phone', 'Please enter a valid UK mobile number']], ''],
  ['07700 900123', [], '+447700900123'],
])('the phone %j', (phone, errors, sent) => {
  expect(checkForm(phoneFields(twoStepMessages), { phone })).toEqual({ errors, payload: { phone: sent } });
});

describe('confirming one’s identity', () => {
  const fields = (needsCode: boolean) =>
    confirmationFields({
      texts: { passwordMissing: 'Please enter your password' },
      codeTexts: twoStepMessages,
      needsCode,
    });

  it('asks for the password, and for a code with two-step sign-in', () => {
    const password: [string, string] = ['password', 'Please enter your password'];
    expect(checkForm(fields(false)).errors).toEqual([password]);
    expect(checkForm(fields(true)).errors).toEqual([password, ['code', 'Please enter the code']]);
  });

  it('accepts a password from before the current rules', () => {
    const typed = { password: ' x', code: '123 456' };
    expect(checkForm(fields(false), typed)).toEqual({ errors: [], payload: { password: ' x' } });
    expect(checkForm(fields(true), typed)).toEqual({ errors: [], payload: { password: ' x', code: '123456' } });
  });

  it('sends the password in the form in which the log-in sends it', () => {
    expect(checkForm(fields(false), { password: 'cafe\u0301' }).payload).toEqual({ password: 'caf\u00e9' });
  });
});
