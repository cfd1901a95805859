import { describe, expect, it } from 'vitest';
import {
  birthYearOf,
  checkDateOfBirth,
  daysInMonth,
  hasDateProblem,
  partsOfIsoDate,
  toIsoDate,
  type DateOfBirthProblems,
} from '../../src/domain/dateOfBirth';
import { seededRandom } from './seededRandom';

const today = { year: 2026, month: 11, day: 21 };
const parts = (day: string, month: string, year: string) => ({ day, month, year });
const dateOf = (moment: Date) => ({
  year: moment.getUTCFullYear(),
  month: moment.getUTCMonth() + 1,
  day: moment.getUTCDate(),
});

describe('daysInMonth', () => {
  it('agrees with the calendar in every month from 1900 to 2100', () => {
    for (let year = 1900; year <= 2100; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        // Day 0 of the next month is the last one of this.
        expect(daysInMonth(month, year), `${year}-${month}`).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
      }
    }
  });

  it('returns 29 for February without a year', () => {
    expect(daysInMonth(2)).toBe(29);
    expect(daysInMonth(4)).toBe(30);
    expect(daysInMonth(12)).toBe(31);
  });
});

describe('checkDateOfBirth', () => {
  const missing = { code: 'missing' };
  it.each<[string, string, string, object]>([
    ['27', '3', '1964', {}],
    ['07', '03', '1964', {}],
    ['007', '3', '1964', { day: { code: 'invalid', days: 31 } }],
    ['7', '003', '1964', { month: { code: 'invalid' } }],
    ['7', '3', '01964', { year: { code: 'invalid', max: 2026 } }],
    [' 7 ', ' 3 ', ' 1964 ', {}],
    ['', '', '', { day: missing, month: missing, year: missing }],
    [' ', '3', '1964', { day: missing }],
    ['7', '', '1964', { month: missing }],
    ['7', '3', '', { year: missing }],
    ['0', '3', '1964', { day: { code: 'invalid', days: 31 } }],
    ['00', '3', '1964', { day: { code: 'invalid', days: 31 } }],
    ['32', '3', '1964', { day: { code: 'invalid', days: 31 } }],
    ['31', '4', '1964', { day: { code: 'invalid', days: 30 } }],
    ['30', '2', '1964', { day: { code: 'invalid', days: 29 } }],
    ['29', '2', '1964', {}],
    ['29', '2', '1963', { day: { code: 'invalid', days: 28 } }],
    ['29', '2', '1900', { day: { code: 'invalid', days: 28 } }],
    ['29', '2', '2000', {}],
    ['29', '2', '', { year: missing }],
    ['30', '2', '', { day: { code: 'invalid', days: 29 }, year: missing }],
    ['31', '', '1964', { month: missing }],
    ['31', '13', '1964', { month: { code: 'invalid' } }],
    ['1', '0', '1964', { month: { code: 'invalid' } }],
    [
      'a',
      'b',
      'c',
      { day: { code: 'invalid', days: 31 }, month: { code: 'invalid' }, year: { code: 'invalid', max: 2026 } },
    ],
    ['1.', '3', '1964', { day: { code: 'invalid', days: 31 } }],
    ['-1', '3', '1964', { day: { code: 'invalid', days: 31 } }],
    ['1e', '3', '1964', { day: { code: 'invalid', days: 31 } }],
    ['٣', '3', '1964', { day: { code: 'invalid', days: 31 } }],
    ['7', '3', '64', { year: { code: 'invalid', max: 2026 } }],
    ['7', '3', '196', { year: { code: 'invalid', max: 2026 } }],
    ['7', '3', '19640', { year: { code: 'invalid', max: 2026 } }],
    ['31', '12', '1899', { year: { code: 'invalid', max: 2026 }, overall: 'before-1900' }],
    ['7', '3', '0064', { year: { code: 'invalid', max: 2026 }, overall: 'before-1900' }],
    ['31', '4', '1899', { day: { code: 'invalid', days: 30 }, year: { code: 'invalid', max: 2026 } }],
    ['1', '1', '1900', {}],
    ['1', '1', '2027', { year: { code: 'invalid', max: 2026 }, overall: 'future' }],
    ['22', '11', '2026', { overall: 'future' }],
    ['21', '11', '2026', { overall: 'under-18' }],
    ['22', '11', '2008', { overall: 'under-18' }],
    ['21', '11', '2008', {}],
    ['1', '12', '2008', { overall: 'under-18' }],
    ['31', '10', '2008', {}],
  ])('%j %j %j', (day, month, year, problems) => {
    expect(checkDateOfBirth(parts(day, month, year), today)).toEqual(problems);
  });

  it.each([
    ['2026-02-27', 'under-18'],
    ['2026-02-28', 'under-18'],
    ['2026-03-01', undefined],
  ])('treats a customer born on 29 February 2008 as 18 from 1 March 2026: on %s', (now, overall) => {
    expect(checkDateOfBirth(parts('29', '2', '2008'), dateOf(new Date(now))).overall).toBe(overall);
  });

  it('accepts customers on their eighteenth birthday and not a day earlier, for every date of birth', () => {
    const random = seededRandom(4);
    for (let round = 0; round < 2000; round += 1) {
      const born = new Date(Date.UTC(random.integer(1900, 2008), 0, random.integer(1, 366)));
      // Date.UTC treats 29 February of a common year as 1 March.
      const eighteen = Date.UTC(born.getUTCFullYear() + 18, born.getUTCMonth(), born.getUTCDate());
      const { year, month, day } = dateOf(born);
      const typed = parts(String(day), String(month), String(year));
      expect(checkDateOfBirth(typed, dateOf(new Date(eighteen)))).toEqual({});
      expect(checkDateOfBirth(typed, dateOf(new Date(eighteen - 86_400_000)))).toEqual({ overall: 'under-18' });
      expect(checkDateOfBirth(typed, dateOf(new Date(born.getTime() - 86_400_000))).overall).toBe('future');
    }
  });
});

describe('hasDateProblem', () => {
  it.each<[DateOfBirthProblems, boolean]>([
    [{}, false],
    [{ day: { code: 'missing' } }, true],
    [{ month: { code: 'invalid' } }, true],
    [{ year: { code: 'missing' } }, true],
    [{ overall: 'under-18' }, true],
  ])('%j: %s', (problems, has) => expect(hasDateProblem(problems)).toBe(has));
});

describe('ISO dates', () => {
  it.each([
    [parts('7', '3', '1964'), '1964-03-07'],
    [parts('07', '03', '1964'), '1964-03-07'],
    [parts(' 27 ', '12 ', ' 1964'), '1964-12-27'],
  ])('%j is sent as %s', (typed, iso) => expect(toIsoDate(typed)).toBe(iso));

  it.each([
    ['1964-03-07', parts('07', '03', '1964'), 1964],
    ['1964-03-07T00:00:00+01:00', parts('07', '03', '1964'), 1964],
    ['1964-03-071', parts('', '', ''), undefined],
    ['7/3/1964', parts('', '', ''), undefined],
    ['', parts('', '', ''), undefined],
    [null, parts('', '', ''), undefined],
    [undefined, parts('', '', ''), undefined],
  ])('%j is split into its fields', (iso, expected, year) => {
    expect(partsOfIsoDate(iso)).toEqual(expected);
    expect(birthYearOf(iso)).toBe(year);
  });

  it('survive a round trip', () => {
    for (let day = 0; day < 40_000; day += 13) {
      const iso = new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10);
      expect(toIsoDate(partsOfIsoDate(iso))).toBe(iso);
    }
  });
});
