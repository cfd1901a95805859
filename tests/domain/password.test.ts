import { describe, expect, it } from 'vitest';
import { checkPassword } from '../../src/domain/password';
import { inclusiveRules, standardRules } from '../../src/domain/rules';

describe('checkPassword', () => {
  it.each([
    ['nothing', '', 'missing', 'missing'],
    ['7 characters', 'a'.repeat(7), 'invalid', 'invalid'],
    ['8 characters', 'a'.repeat(8), undefined, undefined],
    ['32 characters', 'a'.repeat(32), undefined, undefined],
    ['33 characters', 'a'.repeat(33), 'invalid', undefined],
    ['a passphrase', 'correct horse battery staple and some more', 'invalid', undefined],
    ['a thousand characters', 'a'.repeat(1000), 'invalid', undefined],
    ['spaces only', ' '.repeat(8), undefined, undefined],
    ['7 characters with a space at the end', 'abcdefg ', undefined, undefined],
    ['7 characters that take two units each', '😀'.repeat(7), 'invalid', 'invalid'],
    ['32 characters that take two units each', '😀'.repeat(32), undefined, undefined],
  ])('%s', (_what, password, standard, inclusive) => {
    expect(checkPassword(password, standardRules)).toBe(standard);
    expect(checkPassword(password, inclusiveRules)).toBe(inclusive);
  });
});
