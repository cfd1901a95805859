import { describe, expect, it } from 'vitest';
import { checkPostcode, correctPostcode, formatPostcode } from '../../src/domain/postcode';
import { seededRandom } from './seededRandom';

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

describe('checkPostcode', () => {
  it.each([
    ['M1 1AE', 'A9'],
    ['B33 8TH', 'A99'],
    ['CR2 6XH', 'AA9'],
    ['DN55 1PT', 'AA99'],
    ['W1A 1HQ', 'A9A'],
    ['EC1A 1BB', 'AA9A'],
    ['SW1A 2AA', 'AA9A'],
    ['EC1V 9HQ', 'AA9A'],
    ['W1W 8AN', 'A9A'],
    ['N1P 3BU', 'A9A'],
    ['BF1 4AA', 'a forces address'],
    ['JE2 3BS', 'Jersey'],
    ['IM1 1AG', 'the Isle of Man'],
    ['ZE1 0AA', 'Shetland'],
    ['W1M 8QA', 'a district of former times'],
    ['GIR 0AA', 'Girobank'],
    ['gir0aa', 'Girobank, as typed'],
    ['sw1a2aa', 'no space, lower case'],
    [' S W 1 A 2 A A ', 'spaces anywhere'],
    ['SW1A\u00a02AA', 'a no-break space'],
  ])('accepts %j (%s)', (postcode) => expect(checkPostcode(postcode)).toBeUndefined());

  it.each(['', '   ', '\u00a0'])('returns missing for %j', (postcode) =>
    expect(checkPostcode(postcode)).toBe('missing'),
  );

  it.each([
    'SW1A',
    '2AA',
    'SW1A 2A',
    'SW1A 2AAA',
    'SW1A AAA',
    'SW1A 22A',
    'SW 2AA',
    'SWA1 2AA',
    'SW1AA 2AA',
    'SW123 2AA',
    'S1AB 2AA',
    'M1A1 1AE',
    '1M 1AE',
    'ABC1 1AE',
    'GIR 0AB',
    'GIR 1AA',
    'SW1A/2AA',
    'ſW1A 2AA',
    '90210',
    'D02 AF30',
    'ASCN 1ZZ',
  ])('refuses %j', (postcode) => expect(checkPostcode(postcode)).toBe('invalid'));

  it.each(alphabet)('refuses %s in positions where it cannot occur', (letter) => {
    expect(checkPostcode(`${letter}1 1AA`)).toBe('QVX'.includes(letter) ? 'invalid' : undefined);
    expect(checkPostcode(`A${letter}1 1AA`)).toBe('IJZ'.includes(letter) ? 'invalid' : undefined);
    expect(checkPostcode(`A1 1${letter}A`)).toBe('CIKMOV'.includes(letter) ? 'invalid' : undefined);
    expect(checkPostcode(`A1 1A${letter}`)).toBe('CIKMOV'.includes(letter) ? 'invalid' : undefined);
  });
});

describe('formatPostcode', () => {
  it.each([
    ['sw1a2aa', 'SW1A 2AA'],
    [' m1  1ae ', 'M1 1AE'],
    ['GIR0AA', 'GIR 0AA'],
    ['S W1 A2 A A', 'SW1A 2AA'],
    ['m11', 'M11'],
    ['m11a', 'M 11A'],
    ['', ''],
    ['  ', ''],
  ])('%j becomes %j', (typed, formatted) => expect(formatPostcode(typed)).toBe(formatted));

  it('is idempotent and keeps a valid postcode valid', () => {
    const random = seededRandom(3);
    for (let round = 0; round < 2000; round += 1) {
      const typed = random.text('abmSWegir0129 \u00a0', 0, 9);
      const once = formatPostcode(typed);
      expect(formatPostcode(once)).toBe(once);
      expect(checkPostcode(once)).toBe(checkPostcode(typed));
    }
  });
});

describe('correctPostcode', () => {
  it.each([
    ['Leeds LS1 4AP', { postcode: 'LS1 4AP' }],
    ['ls14ap, Leeds', { postcode: 'LS1 4AP' }],
    ['BFPO 2, BF1 4AA', { postcode: 'BF1 4AA' }],
    ['BFPO 2', 'bfpo'],
    ['bfpo5320', 'bfpo'],
    ['LS1 4AP or LS1 5AP', undefined],
    ['XLS1 4APX', undefined],
    ['BFPO', undefined],
    ['Old BFPO 2', undefined],
    ['BFPO 2, Cyprus', undefined],
    ['LS1 4AP', undefined],
    ['', undefined],
  ])('%j', (typed, correction) => expect(correctPostcode(typed)).toEqual(correction));
});
