import { describe, expect, it } from 'vitest';
import {
  checkName,
  checkPreviousName,
  correctName,
  formatName,
  hasLetters,
  isSameName,
  tidyName,
} from '../../src/domain/name';
import { inclusiveRules, standardRules } from '../../src/domain/rules';
import { seededRandom } from './seededRandom';

const letters = (count: number) => 'a'.repeat(count);

describe('checkName', () => {
  it.each([
    // name, standard, inclusive
    ['', 'missing', 'missing'],
    ['   ', 'missing', 'missing'],
    ['\u00a0', 'missing', 'missing'],
    ['J', 'invalid', undefined],
    [' J ', 'invalid', undefined],
    ['Jo', undefined, undefined],
    [letters(30), undefined, undefined],
    [letters(31), 'invalid', 'invalid'],
    [`  ${letters(30)}  `, undefined, undefined],
    [`${letters(15)}   ${letters(14)}`, undefined, undefined],
    [`${letters(15)}   ${letters(15)}`, 'invalid', 'invalid'],
    ['Mary Ann', undefined, undefined],
    ['Zoë', undefined, undefined],
    ['Zoe\u0308', undefined, undefined],
    ['Łukasz', undefined, undefined],
    ['Ṣẹ́gun', undefined, undefined],
    ['Ελένη', undefined, undefined],
    ['Ольга', undefined, undefined],
    ['محمد', undefined, undefined],
    ['सीता', undefined, undefined],
    ['李小龙', undefined, undefined],
    ["O'Brien", 'invalid', undefined],
    ['O’Brien', 'invalid', undefined],
    ['O‘Brien', 'invalid', undefined],
    ['Smith-Jones', 'invalid', undefined],
    ['Smith‑Jones', 'invalid', undefined],
    ['St. John', 'invalid', undefined],
    ["'t Hooft", 'invalid', undefined],
    ['-Smith', 'invalid', 'invalid'],
    ['.', 'invalid', 'invalid'],
    ["'", 'invalid', 'invalid'],
    ["''a", 'invalid', 'invalid'],
    ['J0hn', 'invalid', 'invalid'],
    ['2nd', 'invalid', 'invalid'],
    ['Ann_Marie', 'invalid', 'invalid'],
    ['<b>Jo</b>', 'invalid', 'invalid'],
    ['Jo😀', 'invalid', 'invalid'],
    ['\u0301Jo', 'invalid', 'invalid'],
    ['Jo/Ann', 'invalid', 'invalid'],
  ])('%j: %s with the standard rules, %s with the inclusive ones', (name, standard, inclusive) => {
    expect(checkName(name, standardRules)).toBe(standard);
    expect(checkName(name, inclusiveRules)).toBe(inclusive);
  });

  it('counts a letter outside the basic plane once', () => {
    expect(checkName('𐐨'.repeat(30), standardRules)).toBeUndefined();
    expect(checkName('𐐨'.repeat(31), standardRules)).toBe('invalid');
  });
});

describe('checkPreviousName', () => {
  it.each([
    ['', 'missing', 'missing'],
    ['  ', 'missing', 'missing'],
    ['A', 'invalid', 'invalid'],
    ['Ng', undefined, undefined],
    [letters(60), undefined, undefined],
    [letters(61), 'invalid', 'invalid'],
    ['Jane Mary Doe', undefined, undefined],
    ['Smith-Jones', 'invalid', undefined],
    ['O’Neill', 'invalid', undefined],
    ['Doe 2', 'invalid', 'invalid'],
  ])('%j: %s with the standard rules, %s with the inclusive ones', (name, standard, inclusive) => {
    expect(checkPreviousName(name, standardRules)).toBe(standard);
    expect(checkPreviousName(name, inclusiveRules)).toBe(inclusive);
  });
});

describe('formatName', () => {
  it.each([
    ['jOHN', 'John', 'jOHN'],
    ['  mary   ANN ', 'Mary ann', 'mary ANN'],
    ['mary\u00a0ann', 'Mary ann', 'mary ann'],
    ['McDonald', 'Mcdonald', 'McDonald'],
    ["o'brien", "O'brien", "o'brien"],
    ['élodie', 'Élodie', 'élodie'],
    ['e\u0301lodie', 'Élodie', 'élodie'],
    ['ΑΣ', 'Ας', 'ΑΣ'],
    ['ʼabdi', 'ʼabdi', 'ʼabdi'],
    ['ßa', 'Ssa', 'ßa'],
    ['i', 'I', 'i'],
    ['', '', ''],
  ])('%j becomes %j, or %j without re-casing', (typed, standard, inclusive) => {
    expect(formatName(typed, standardRules)).toBe(standard);
    expect(formatName(typed, inclusiveRules)).toBe(inclusive);
  });

  it.each([standardRules, inclusiveRules])('is idempotent ($preset)', (rules) => {
    const random = seededRandom(1);
    for (let round = 0; round < 2000; round += 1) {
      const typed = random.text('abzABZéÉßİıΣσςǆŉẞ\u0301\u0307 \t’-.', 0, 12);
      const once = formatName(typed, rules);
      expect(formatName(once, rules)).toBe(once);
      expect(checkName(once, rules)).toBe(checkName(typed, rules));
    }
  });
});

describe('tidyName', () => {
  it('removes surplus space and normalises letters', () => {
    expect(tidyName('\t Ana \n Mari\u0301a ')).toBe('Ana María');
  });
});

describe('correctName', () => {
  it.each([
    ["O'Brien", ['apostrophe'], 'OBrien'],
    ['O’Brien', ['apostrophe'], 'OBrien'],
    ['Smith-Jones', ['hyphen'], 'Smith Jones'],
    ['Smith – Jones', ['hyphen'], 'Smith Jones'],
    ['St. John', ['full-stop'], 'St John'],
    ["O'Brien-St. O'Dea", ['apostrophe', 'hyphen', 'full-stop'], 'OBrien St ODea'],
    ['R2-D2', [{ other: '2' }, 'hyphen'], undefined],
    ['Jo😀', [{ other: '😀' }], undefined],
    ["O'", ['apostrophe'], undefined],
  ])('%j with the standard rules', (name, characters, written) => {
    expect(correctName(name, standardRules.name, standardRules)).toEqual({ characters, name: written });
  });

  it.each(['Edith', 'E', '', 'x'.repeat(31), 'Ed\u200bith'])('finds nothing to leave out in %j', (name) =>
    expect(correctName(name, standardRules.name, standardRules)).toBeUndefined(),
  );

  it('leaves the punctuation that the inclusive rules allow', () => {
    expect(correctName("O'Brien-St. O’Dea", inclusiveRules.name, inclusiveRules)).toBeUndefined();
    expect(correctName('Ann_Marie', inclusiveRules.name, inclusiveRules)).toEqual({
      characters: [{ other: '_' }],
      name: undefined,
    });
  });
});

describe('isSameName', () => {
  it.each([
    ['Margaret Hargreaves', 'margaret  HARGREAVES', true],
    ['Zoë O’Brien', 'Zoe OBrien', true],
    ['Mary-Ann St. John', 'Mary Ann St John', true],
    ['John Smith 2', 'John Smith', false],
    ['Margaret', 'Margret', false],
    ['', '...', true],
  ])('%j and %j: %j', (one, other, isSame) => expect(isSameName(one, other)).toBe(isSame));
});

it.each([
  ['O’Dea', true],
  ['Æ', true],
  ['-', false],
  ['. 2', false],
  ['', false],
])('%j has letters: %j', (name, has) => expect(hasLetters(name)).toBe(has));
