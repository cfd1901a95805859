import { describe, expect, it } from 'vitest';
import { inclusiveRules, standardRules } from '../../../src/domain/rules';
import {
  forgotPasswordFields,
  logInFields,
  resetPasswordFields,
  signUpFields,
} from '../../../src/features/access/accessFields';
import { accessMessages } from '../../../src/features/access/messages';
import { sharedMessages } from '../../../src/provider/sharedMessages';
import { pastedInForms } from '../../domain/pastedTexts';
import { checkForm } from '../../forms/checkForm';

const good = { firstName: 'Ruth', lastName: 'Ashworth', email: 'ruth@example.com', password: 'a quiet orchard' };
const invalidName = (which: string) =>
  `Please enter a valid ${which} name (2 to 30 characters, letters and spaces only)`;
const invalidNameInclusive = (which: string) =>
  `Please enter a valid ${which} name (up to 30 letters, spaces, hyphens, apostrophes and full stops)`;
const invalidPassword = 'Please enter a valid password (8 to 32 characters)';

const signUp = (changes: Partial<typeof good>, rules = standardRules) =>
  checkForm(signUpFields(accessMessages, sharedMessages, rules), { ...good, ...changes });

describe('signing up', () => {
  it.each<[keyof typeof good, string, string]>([
    ['firstName', '', 'Please enter a first name\nIf you have only one name, write it here as well.'],
    ['firstName', '   ', 'Please enter a first name\nIf you have only one name, write it here as well.'],
    ['firstName', 'R', invalidName('first')],
    ['firstName', 'R2D2', `${invalidName('first')}\nLeave out “2”.`],
    ['firstName', 'x'.repeat(31), invalidName('first')],
    ['lastName', '', 'Please enter a last name\nIf you have only one name, write it here as well.'],
    [
      'lastName',
      "O'Brien",
      `${invalidName('last')}\nLeave out the apostrophe: write OBrien. We match it to your records.`,
    ],
    [
      'lastName',
      '-',
      `${invalidName('last')}\nWrite the name in letters. If you have only one name, write it here as well.`,
    ],
    ['email', '', 'Please enter a email address'],
    ['email', 'ruth@example', 'Please enter a valid email address'],
    [
      'email',
      '“ruth@example.com”',
      'Please enter a valid email address\nWrite it without quotation marks: ruth@example.com',
    ],
    ['password', '', 'Please enter a password'],
    ['password', 'x'.repeat(7), invalidPassword],
    ['password', 'x'.repeat(33), invalidPassword],
  ])('rejects %s as %j', (field, text, message) => {
    expect(signUp({ [field]: text }).errors).toEqual([[field, message]]);
  });

  it.each<[keyof typeof good, string, string]>([
    ['firstName', '', 'Please enter a first name\nIf you have only one name, write it here as well.'],
    ['firstName', 'R2D2', `${invalidNameInclusive('first')}\nLeave out “2”.`],
    [
      'lastName',
      '-',
      `${invalidNameInclusive('last')}\nWrite the name in letters. If you have only one name, write it here as well.`,
    ],
    ['password', 'x'.repeat(7), 'Please enter a valid password (at least 8 characters)'],
  ])('rejects %s as %j under the inclusive rules', (field, text, message) => {
    expect(signUp({ [field]: text }, inclusiveRules).errors).toEqual([[field, message]]);
  });

  it('formats the values that it sends', () => {
    const typed = {
      firstName: ' ruth  ANNE ',
      lastName: 'mcDONALD',
      email: ' Ruth@Example.com ',
      password: ' 2 ends ',
    };
    expect(signUp(typed)).toEqual({
      errors: [],
      payload: { firstName: 'Ruth anne', lastName: 'Mcdonald', email: 'ruth@example.com', password: ' 2 ends ' },
    });
  });

  it('sends pasted texts clean', () => {
    const typed = { firstName: '\u200fEd\u200bith', lastName: 'Ｌａｒｋｉｎ\u00a0' };
    for (const [email, clean] of pastedInForms.email) {
      if (clean === undefined) continue;
      expect(signUp({ ...typed, email })).toEqual({
        errors: [],
        payload: { ...good, firstName: 'Edith', lastName: 'Larkin', email: clean },
      });
    }
  });

  it('sends a pasted password as it is', () => {
    expect(signUp({ password: '\ufeffｐａｓｓword\u200b' }).payload.password).toBe('\ufeffｐａｓｓword\u200b');
  });

  it('keeps names as written and accepts a long password under the inclusive rules', () => {
    const typed = { firstName: 'J', lastName: "O'Brien-McDonald", password: 'x'.repeat(60) };
    expect(signUp(typed, inclusiveRules)).toEqual({ errors: [], payload: { ...good, ...typed } });
  });
});

describe('logging in', () => {
  it.each([
    [{ email: '' }, ['email', 'Please enter a email address']],
    [{ email: 'margaret' }, ['email', 'Please enter a valid email address']],
    [{ password: '' }, ['password', 'Please enter a password']],
    [{ password: 'x'.repeat(7) }, ['password', invalidPassword]],
  ])('rejects %j', (changes, error) => {
    const values = { email: 'a@example.com', password: 'x'.repeat(8), ...changes };
    expect(checkForm(logInFields(accessMessages, standardRules), values).errors).toEqual([error]);
  });

  it('sends a password as the sign-up sent it, however its letters were typed', () => {
    const typed = ['caf\u00e9 au lait', 'cafe\u0301 au lait'];
    const sent = typed.flatMap((password) => [
      signUp({ password }).payload.password,
      checkForm(logInFields(accessMessages, standardRules), { email: good.email, password }).payload.password,
    ]);
    expect(new Set(sent)).toEqual(new Set([typed[0]]));
  });

  it('sends the address in lower case', () => {
    const values = { email: ' Ruth@Example.com', password: good.password };
    expect(checkForm(logInFields(accessMessages, standardRules), values)).toEqual({
      errors: [],
      payload: { email: 'ruth@example.com', password: good.password },
    });
  });
});

it('asks for an email address to send a link to', () => {
  const check = (email: string) => checkForm(forgotPasswordFields(accessMessages), { email });
  expect(check(' ').errors).toEqual([['email', 'Please enter a email address']]);
  expect(check('Ruth@Example.com')).toEqual({ errors: [], payload: { email: 'ruth@example.com' } });
});

describe('a new password', () => {
  const check = (password: string, confirmation: string) =>
    checkForm(resetPasswordFields(accessMessages, standardRules), { password, confirmation });

  it('must be typed twice', () => {
    expect(check('x'.repeat(8), 'X'.repeat(8)).errors).toEqual([['confirmation', 'Passwords do not match']]);
    expect(check('', '').errors).toEqual([['password', 'Please enter a password']]);
    expect(check('x'.repeat(33), 'x'.repeat(33)).errors).toEqual([['password', invalidPassword]]);
  });

  it('may be typed twice on keyboards that write accents differently', () => {
    expect(check('cafe\u0301 au lait', 'caf\u00e9 au lait')).toEqual({
      errors: [],
      payload: { password: 'caf\u00e9 au lait' },
    });
  });

  it('has at most 72 bytes', () => {
    expect(check('ж'.repeat(32), 'ж'.repeat(32)).errors).toEqual([]);
    const shorter =
      'Please enter a shorter password (at most 72 characters; accents, emoji and other alphabets count for more)';
    expect(check('語'.repeat(25), '語'.repeat(25)).errors).toEqual([['password', shorter]]);
  });

  it('is sent once', () => {
    expect(check('x'.repeat(32), 'x'.repeat(32))).toEqual({ errors: [], payload: { password: 'x'.repeat(32) } });
  });
});
