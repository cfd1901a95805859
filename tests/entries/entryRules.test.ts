import { describe, expect, it } from 'vitest';
import { addressMessages } from '../../src/entries/addressMessages';
import { entryMessages } from '../../src/entries/entryMessages';
import {
  entryInput,
  otherAddressOf,
  periodProblems,
  policyProblems,
  type EntryConditions,
  type EntryValues,
} from '../../src/entries/entryRules';

const texts = { ...entryMessages, ...addressMessages };
const empty: EntryValues = {
  provider: '',
  policy: '',
  startYear: '',
  endYear: '',
  isPaying: false,
  hasOtherAddress: false,
  line1: '',
  line2: '',
  line3: '',
  city: '',
  postcode: '',
};
const nothingRequired: EntryConditions = {
  birthYear: 1958,
  currentYear: 2026,
  isProviderRequired: false,
  isPolicyRequired: false,
  areYearsRequired: false,
  isSameYearAllowed: true,
};

const period = (values: Partial<EntryValues>, conditions: Partial<EntryConditions> = {}) =>
  periodProblems({ ...empty, ...values }, texts, { ...nothingRequired, ...conditions });
const policy = (values: Partial<EntryValues>, conditions: Partial<EntryConditions> = {}) =>
  policyProblems({ ...empty, ...values }, texts, { ...nothingRequired, ...conditions });

describe('years', () => {
  it('may be empty where they are optional, and not where they are required', () => {
    expect(period({})).toEqual([]);
    expect(period({}, { areYearsRequired: true })).toEqual([
      ['startYear', 'Please enter a start year'],
      ['endYear', 'Please enter a end year'],
    ]);
    expect(period({ startYear: '1990', isPaying: true }, { areYearsRequired: true })).toEqual([]);
  });

  it.each([
    ['1957', 'Please enter a valid year that is after your birth year.'],
    ['1958', 'Please enter a valid year that is after you can legally contribute.'],
    ['1975', 'Please enter a valid year that is after you can legally contribute.'],
    ['2027', 'Please enter a valid year between 1976 and 2026'],
    ['199', 'Please enter a valid year between 1976 and 2026'],
  ])('%s is refused with a year of birth', (startYear, message) => {
    expect(period({ startYear })).toEqual([['startYear', message]]);
  });

  it.each(['1976', '2026'])('%s is taken with a year of birth', (startYear) => {
    expect(period({ startYear })).toEqual([]);
  });

  it('lie between 1900 and the current year without a year of birth', () => {
    const unknown = { birthYear: undefined };
    const message = 'Please enter a valid year between 1900 and 2026';
    expect(period({ startYear: '1899' }, unknown)).toEqual([['startYear', message]]);
    expect(period({ startYear: '2027' }, unknown)).toEqual([['startYear', message]]);
    expect(period({ startYear: '1900', endYear: '2026' }, unknown)).toEqual([]);
  });

  it('are in order, unless contributions continue', () => {
    const wrong = { startYear: '1994', endYear: '1988' };
    expect(period(wrong)).toEqual([['endYear', 'End year must be greater than start year.']]);
    expect(period({ ...wrong, isPaying: true })).toEqual([]);
  });

  it('may be equal only where allowed', () => {
    const same = { startYear: '1994', endYear: '1994' };
    expect(period(same)).toEqual([]);
    expect(period(same, { isSameYearAllowed: false })).toEqual([
      ['endYear', 'End year must be greater than start year.'],
    ]);
  });

  it('have at most one problem each', () => {
    expect(period({ startYear: '2027', endYear: '1990' })).toEqual([
      ['startYear', 'Please enter a valid year between 1976 and 2026'],
    ]);
  });
});

describe('the other address', () => {
  it('is checked only when it is on', () => {
    expect(period({ line1: 'x'.repeat(101) })).toEqual([]);
    expect(period({ hasOtherAddress: true })).toEqual([
      ['line1', 'Please enter the first line of your address'],
      ['city', 'Please enter a city'],
      ['postcode', 'Please enter a postcode'],
    ]);
  });

  it('has limits and a postcode', () => {
    const long = 'x'.repeat(101);
    expect(
      period({
        hasOtherAddress: true,
        line1: long,
        line2: long,
        line3: long,
        city: 'x'.repeat(51),
        postcode: 'Whitby',
      }),
    ).toEqual([
      ['line1', 'Address line 1 should not exceed 100 characters'],
      ['line2', 'Address line 2 should not exceed 100 characters'],
      ['line3', 'Address line 3 should not exceed 100 characters'],
      ['city', 'City name should not exceed 50 characters'],
      ['postcode', 'Please enter a valid postcode'],
    ]);
  });
});

describe('provider and policy number', () => {
  it('are required where the form says so', () => {
    expect(policy({ provider: ' ', policy: ' ' })).toEqual([]);
    expect(policy({}, { isProviderRequired: true, isPolicyRequired: true })).toEqual([
      ['provider', 'Please enter a provider'],
      ['policy', 'Please enter a policy number'],
    ]);
  });

  it('have 100 characters at most', () => {
    const fits = 'x'.repeat(100);
    expect(policy({ provider: ` ${fits} `, policy: fits })).toEqual([]);
    expect(policy({ provider: `${fits}x`, policy: `${fits}x` })).toEqual([
      ['provider', 'Provider should not exceed 100 characters'],
      ['policy', 'Policy number should not exceed 100 characters'],
    ]);
  });
});

describe('entryInput', () => {
  it('leaves out empty values', () => {
    expect(entryInput(empty)).toEqual({ p_paying: false });
    expect(otherAddressOf(empty)).toBeUndefined();
  });

  it('leaves out hidden values', () => {
    const values = { ...empty, startYear: '1979', endYear: '1988', isPaying: true, line1: 'x' };
    expect(entryInput(values)).toEqual({ p_paying: true, p_start_year: 1979 });
    expect(otherAddressOf(values)).toBeUndefined();
  });

  it('is trimmed and formatted', () => {
    const values = {
      ...empty,
      provider: ' Aviva ',
      startYear: '1979',
      endYear: '1988',
      hasOtherAddress: true,
      line1: ' 12 Sample Street',
      city: 'Sampleton ',
      postcode: 'ex713aa',
    };
    expect(entryInput(values)).toEqual({
      p_provider: 'Aviva',
      p_start_year: 1979,
      p_end_year: 1988,
      p_paying: false,
    });
    expect(otherAddressOf(values)).toEqual({
      line1: '12 Sample Street',
      line2: '',
      line3: '',
      city: 'Sampleton',
      postcode: 'EX71 3AA',
    });
  });
});
