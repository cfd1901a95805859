import { describe, expect, it } from 'vitest';
import { checkYear, checkYearOrder, durationInYears, hasEarlyYear, yearOf } from '../../src/domain/year';

describe('checkYear', () => {
  const currentYear = 2026;
  const withBirth = { birthYear: 1960, currentYear, required: true };
  const withoutBirth = { currentYear, required: true };
  const range = (min: number) => ({ code: 'range', min, max: 2026 });

  it.each([
    // year, with the birth year 1960, without
    ['1978', undefined, undefined],
    [' 1978 ', undefined, undefined],
    ['2026', undefined, undefined],
    ['2027', range(1978), range(1900)],
    ['9999', range(1978), range(1900)],
    ['1977', { code: 'before-contribution' }, undefined],
    ['1960', { code: 'before-contribution' }, undefined],
    ['1959', { code: 'before-birth' }, undefined],
    ['1900', { code: 'before-birth' }, undefined],
    ['1899', { code: 'before-birth' }, range(1900)],
    ['0000', { code: 'before-birth' }, range(1900)],
    ['85', range(1978), range(1900)],
    ['198', range(1978), range(1900)],
    ['19850', range(1978), range(1900)],
    ['198o', range(1978), range(1900)],
    ['-198', range(1978), range(1900)],
    ['19.5', range(1978), range(1900)],
    ['1e3', range(1978), range(1900)],
    ['١٩٨٥', range(1978), range(1900)],
    ['', { code: 'missing' }, { code: 'missing' }],
    ['  ', { code: 'missing' }, { code: 'missing' }],
  ])('%j', (value, withBirthYear, without) => {
    expect(checkYear(value, withBirth)).toEqual(withBirthYear);
    expect(checkYear(value, withoutBirth)).toEqual(without);
  });

  it('accepts an empty year only when it is optional', () => {
    const optional = { birthYear: 1960, currentYear, required: false };
    expect(checkYear('', optional)).toBeUndefined();
    expect(checkYear(' ', optional)).toBeUndefined();
    expect(checkYear('1959', optional)).toEqual({ code: 'before-birth' });
    expect(checkYear('x', optional)).toEqual(range(1978));
  });

  it('accepts exactly the years from 18 after birth to the current one', () => {
    for (let birthYear = 1900; birthYear <= 2008; birthYear += 1) {
      const accepted = Array.from({ length: 200 }, (_none, index) => 1850 + index).filter(
        (year) => checkYear(String(year), { birthYear, currentYear, required: true }) === undefined,
      );
      expect(accepted[0]).toBe(birthYear + 18);
      expect(accepted.at(-1)).toBe(currentYear);
      expect(accepted).toHaveLength(currentYear - birthYear - 18 + 1);
    }
  });
});

describe('checkYearOrder', () => {
  it.each([
    ['1980', '1990', undefined, undefined],
    ['1990', '1980', 'end-before-start', 'end-before-start'],
    ['1980', '1980', undefined, 'end-before-start'],
    [1990, 1980, 'end-before-start', 'end-before-start'],
    ['', '1980', undefined, undefined],
    ['1980', '', undefined, undefined],
    ['1980', undefined, undefined, undefined],
    [null, null, undefined, undefined],
    ['1990', '198', undefined, undefined],
  ])('from %j to %j', (start, end, traces, pensions) => {
    expect(checkYearOrder(start, end)).toBe(traces);
    expect(checkYearOrder(start, end, false)).toBe(pensions);
  });
});

describe('durationInYears', () => {
  it.each([
    ['1980', '1990', false, 10],
    [1980, 1981, false, 1],
    ['1980', '1980', false, 0],
    ['1990', '1980', false, 0],
    ['1980', '', false, 0],
    ['1980', undefined, false, 0],
    ['', '1990', false, 0],
    [null, null, true, 0],
    ['1980', '', true, 46],
    ['1980', '1990', true, 46],
    ['2026', undefined, true, 0],
    ['2027', undefined, true, 0],
    ['198', '1990', false, 0],
  ])('from %j to %j, still paying: %s', (start, end, paying, years) => {
    expect(durationInYears(start, end, paying, 2026)).toBe(years);
  });
});

describe('yearOf', () => {
  it.each([
    ['1980', 1980],
    [' 1980 ', 1980],
    [1980, 1980],
    ['980', undefined],
    [NaN, undefined],
    [1980.5, undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j', (value, year) => expect(yearOf(value)).toBe(year));
});

describe('hasEarlyYear', () => {
  it.each([
    [[1977], true],
    [[1978], false],
    [['1990', '1977'], true],
    [[1990, 1978], false],
    [[undefined, null, ''], false],
    [[], false],
  ])('%j, born in 1960: %j', (years, isEarly) => expect(hasEarlyYear(years, 1960)).toBe(isEarly));
});
