import { describe, expect, it } from 'vitest';
import { addressFields, tickedAddress } from '../../src/entries/addressFields';
import { addressMessages } from '../../src/entries/addressMessages';
import { periodFields, providerFields, type EntryValues } from '../../src/entries/entryRules';
import { entryMessages } from '../../src/entries/entryMessages';
import { tick } from '../../src/forms/field';
import { formSchema, initialValues, payloadOf } from '../../src/forms/formSchema';

const texts = { ...entryMessages, ...addressMessages };

interface Conditions {
  birthYear: number | undefined;
  areYearsRequired: boolean;
  isRequired: boolean;
  isSameYearAllowed: boolean;
}

function fieldsOf(changes: Partial<Conditions> = {}) {
  const { areYearsRequired = false, isRequired = false, isSameYearAllowed = true } = changes;
  const birthYear = 'birthYear' in changes ? changes.birthYear : 1958;
  return {
    ...providerFields({ texts, entry: undefined, isRequired }),
    ...periodFields({
      texts,
      entry: undefined,
      years: {
        birthYear,
        today: () => ({ year: 2026, month: 3, day: 10 }),
        required: areYearsRequired,
        isSameYearAllowed,
      },
    }),
    hasOtherAddress: tick({ parameter: 'p_address', send: tickedAddress }),
    ...addressFields({
      texts,
      stored: undefined,
      isAsked: ({ hasOtherAddress }: { hasOtherAddress: boolean }) => hasOtherAddress,
    }),
  };
}

function problemsOf(values: Partial<EntryValues>, conditions: Partial<Conditions> = {}) {
  const fields = fieldsOf(conditions);
  const { error } = formSchema(fields).safeParse({ ...initialValues(fields), ...values });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

function payload(values: Partial<EntryValues> = {}) {
  const fields = fieldsOf();
  return payloadOf(fields, { ...initialValues(fields), ...values });
}

describe('years', () => {
  it('may be empty only where they are optional', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({}, { areYearsRequired: true })).toEqual([
      ['startYear', 'Please enter a start year'],
      ['endYear', 'Please enter a end year'],
    ]);
    expect(problemsOf({ startYear: '1990', isPaying: true }, { areYearsRequired: true })).toEqual([]);
  });

  it.each([
    ['1957', 'Please enter a valid year that is after your birth year.'],
    ['1958', 'Please enter a valid year that is after you can legally contribute.'],
    ['1975', 'Please enter a valid year that is after you can legally contribute.'],
    ['2027', 'Please enter a valid year between 1976 and 2026'],
    ['199', 'Please enter a valid year between 1976 and 2026'],
  ])('%s is refused with a year of birth', (startYear, message) => {
    expect(problemsOf({ startYear })).toEqual([['startYear', message]]);
  });

  it.each(['1976', '2026'])('%s is accepted with a year of birth', (startYear) => {
    expect(problemsOf({ startYear })).toEqual([]);
  });

  it('must be between 1900 and the current year without a year of birth', () => {
    const unknown = { birthYear: undefined };
    const message = 'Please enter a valid year between 1900 and 2026';
    expect(problemsOf({ startYear: '1899' }, unknown)).toEqual([['startYear', message]]);
    expect(problemsOf({ startYear: '2027' }, unknown)).toEqual([['startYear', message]]);
    expect(problemsOf({ startYear: '1900', endYear: '2026' }, unknown)).toEqual([]);
  });

  it('must be in order, unless contributions continue', () => {
    const wrong = { startYear: '1994', endYear: '1988' };
    expect(problemsOf(wrong)).toEqual([['endYear', 'End year must be greater than start year.']]);
    expect(problemsOf({ ...wrong, isPaying: true })).toEqual([]);
  });

  it('may be equal only where allowed', () => {
    const same = { startYear: '1994', endYear: '1994' };
    expect(problemsOf(same)).toEqual([]);
    expect(problemsOf(same, { isSameYearAllowed: false })).toEqual([
      ['endYear', 'End year must be greater than start year.'],
    ]);
  });

  it('have at most one problem each', () => {
    expect(problemsOf({ startYear: '2027', endYear: '1990' })).toEqual([
      ['startYear', 'Please enter a valid year between 1976 and 2026'],
    ]);
  });
});

describe('the customer’s other address', () => {
  it('is validated only when it is shown', () => {
    expect(problemsOf({ line1: 'x'.repeat(101) })).toEqual([]);
    expect(problemsOf({ hasOtherAddress: true })).toEqual([
      ['line1', 'Please enter the first line of your address'],
      ['city', 'Please enter a city'],
      ['postcode', 'Please enter a postcode'],
    ]);
  });

  it('has limits and a postcode', () => {
    const long = 'x'.repeat(101);
    expect(
      problemsOf({
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
  it('are required if the form requires them', () => {
    expect(problemsOf({ provider: ' ', policy: ' ' })).toEqual([]);
    expect(problemsOf({}, { isRequired: true })).toEqual([
      ['provider', 'Please enter a provider'],
      ['policy', 'Please enter a policy number'],
    ]);
  });

  it('have 100 characters at most', () => {
    const fits = 'x'.repeat(100);
    expect(problemsOf({ provider: ` ${fits} `, policy: fits })).toEqual([]);
    expect(problemsOf({ provider: `${fits}x`, policy: `${fits}x` })).toEqual([
      ['provider', 'Provider should not exceed 100 characters'],
      ['policy', 'Policy number should not exceed 100 characters'],
    ]);
  });
});

describe('the payload', () => {
  it('omits empty values', () => {
    expect(payload()).toEqual({ p_paying: false });
  });

  it('omits hidden values', () => {
    expect(payload({ startYear: '1979', endYear: '1988', isPaying: true, line1: 'x' })).toEqual({
      p_paying: true,
      p_start_year: 1979,
    });
  });

  it('is trimmed and formatted', () => {
    const values = {
      provider: ' Aviva ',
      startYear: '1979',
      endYear: '1988',
      hasOtherAddress: true,
      line1: ' 12 Sample Street',
      city: 'Sampleton ',
      postcode: 'ex713aa',
    };
    expect(payload(values)).toEqual({
      p_provider: 'Aviva',
      p_start_year: 1979,
      p_end_year: 1988,
      p_paying: false,
      p_address: { line1: '12 Sample Street', line2: '', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' },
    });
  });
});
