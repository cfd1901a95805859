import { describe, expect, it } from 'vitest';
import {
  checkNationalInsurance,
  formatNationalInsurance,
  normaliseNationalInsurance,
} from '../../src/domain/nationalInsurance';
import { seededRandom } from './seededRandom';

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const never = ['BG', 'GB', 'KN', 'NK', 'NT', 'TN', 'ZZ'];

describe('checkNationalInsurance', () => {
  const prefixes = alphabet.flatMap((first) => alphabet.map((second) => first + second));

  it.each(alphabet)('accepts exactly the valid prefixes that start with %s', (letter) => {
    const own = prefixes.filter((prefix) => prefix.startsWith(letter));
    const allowed = own.filter(
      (prefix) =>
        !'DFIQUV'.includes(prefix.charAt(0)) && !'DFIOQUV'.includes(prefix.charAt(1)) && !never.includes(prefix),
    );
    expect(own.filter((prefix) => checkNationalInsurance(`${prefix}123456C`) === undefined)).toEqual(allowed);
    expect(own.filter((prefix) => checkNationalInsurance(`${prefix.toLowerCase()}123456c`) === undefined)).toEqual(
      allowed,
    );
    expect(own.filter((prefix) => checkNationalInsurance(`${prefix}123456C`) === 'invalid')).toHaveLength(
      26 - allowed.length,
    );
  });

  it('accepts as many prefixes as the rule allows', () => {
    // 20 first letters times 19 second letters, minus the seven prefixes that are never issued.
    const accepted = prefixes.filter((prefix) => checkNationalInsurance(`${prefix}123456A`) === undefined);
    expect(accepted).toHaveLength(20 * 19 - 7);
  });

  it.each(alphabet)('checks whether %s can be the last letter', (suffix) => {
    expect(checkNationalInsurance(`AB123456${suffix}`)).toBe('ABCD'.includes(suffix) ? undefined : 'invalid');
  });

  it.each([
    'AB123456C',
    'ab123456c',
    ' AB 12 34 56 C ',
    'AB-12-34-56-C',
    'AB.123456/C',
    '“AB 123456 C”',
    'AB\u00a0123456\u200bC',
  ])('reads %j', (value) => expect(checkNationalInsurance(value)).toBeUndefined());

  it.each(['', '  ', '\t'])('returns missing for %j', (value) => expect(checkNationalInsurance(value)).toBe('missing'));

  it.each([
    'AB 123456',
    'AB 12345 C',
    'AB 1234567 C',
    'A1 123456 C',
    '123456',
    'ABC123456',
    'AB123456CC',
    'AB12345OC',
    '---',
    'ß123456C',
    'ſs123456C',
    'AB١٢٣٤٥٦C',
  ])('refuses %j', (value) => expect(checkNationalInsurance(value)).toBe('invalid'));
});

describe('normaliseNationalInsurance and formatNationalInsurance', () => {
  it.each([
    ['ab 12 34 56 c', 'AB123456C', 'AB 123456 C'],
    ['AB-123456-C', 'AB123456C', 'AB 123456 C'],
    ['ab12', 'AB12', 'ab12'],
    [' BG 123456 C ', 'BG123456C', 'BG 123456 C'],
    ['', '', ''],
  ])('%j', (typed, normalised, formatted) => {
    expect(normaliseNationalInsurance(typed)).toBe(normalised);
    expect(formatNationalInsurance(typed)).toBe(formatted);
  });

  it('return the same number for any spacing', () => {
    const random = seededRandom(2);
    for (let round = 0; round < 500; round += 1) {
      const number = `${random.pick(['AB', 'JG', 'ZY', 'CE'])}${random.integer(100000, 999999)}${random.pick(['A', 'B', 'C', 'D'])}`;
      const typed = Array.from(
        random.pick([number, number.toLowerCase()]),
        (character) => character + random.text(' -.\u00a0', 0, 2),
      ).join('');
      expect(checkNationalInsurance(typed)).toBeUndefined();
      expect(normaliseNationalInsurance(typed)).toBe(number);
      expect(normaliseNationalInsurance(formatNationalInsurance(typed))).toBe(number);
    }
  });
});
