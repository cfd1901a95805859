import { describe, expect, it } from 'vitest';
import { checkPassword, formatPassword, passwordRules } from '../../src/domain/password';
import { inclusiveRules, standardRules } from '../../src/domain/rules';

describe('checkPassword', () => {
  it.each([
    ['nothing', '', 'missing', 'missing'],
    ['7 characters', 'a'.repeat(7), 'invalid', 'invalid'],
    ['8 characters', 'a'.repeat(8), undefined, undefined],
    ['32 characters', 'a'.repeat(32), undefined, undefined],
    ['33 characters', 'a'.repeat(33), 'invalid', undefined],
    ['a passphrase', 'correct horse battery staple and some more', 'invalid', undefined],
    ['72 bytes', 'a'.repeat(72), 'invalid', undefined],
    ['73 bytes', 'a'.repeat(73), 'invalid', 'too-long'],
    ['a thousand characters', 'a'.repeat(1000), 'invalid', 'too-long'],
    ['spaces only', ' '.repeat(8), undefined, undefined],
    ['7 characters with a space at the end', 'abcdefg ', undefined, undefined],
    ['7 characters that take two units each', '😀'.repeat(7), 'invalid', 'invalid'],
    ['18 characters of four bytes', '😀'.repeat(18), undefined, undefined],
    ['19 characters of four bytes', '😀'.repeat(19), 'too-long', 'too-long'],
    ['8 letters, each typed as two characters', 'e\u0301'.repeat(8), undefined, undefined],
    ['7 letters, each typed as two characters', 'e\u0301'.repeat(7), 'invalid', 'invalid'],
    ['32 letters, each typed as two characters', 'e\u0301'.repeat(32), undefined, undefined],
  ])('%s', (_what, password, standard, inclusive) => {
    expect(checkPassword(password, standardRules)).toBe(standard);
    expect(checkPassword(password, inclusiveRules)).toBe(inclusive);
  });
});

it('a password is sent in one form, however its letters were typed, and is otherwise unchanged', () => {
  expect(formatPassword('cafe\u0301 au lait')).toBe('caf\u00e9 au lait');
  expect(formatPassword('  \u200bﬁne Ａ ')).toBe('  \u200bﬁne Ａ ');
});

it('password managers suggest a password that the rules accept', () => {
  expect(passwordRules(standardRules)).toBe('minlength: 8; maxlength: 32;');
  expect(passwordRules(inclusiveRules)).toBe('minlength: 8;');
});
