import { describe, expect, it } from 'vitest';
import type { Pension } from '../../../src/backend/entities';
import { addressMessages } from '../../../src/entries/addressMessages';
import { entryMessages } from '../../../src/entries/entryMessages';
import { pensionFields, type PensionFieldsOptions } from '../../../src/features/pensions/pensionFields';
import { checkedNames, draftedFields, initialValues, refusedField } from '../../../src/forms/formSchema';
import { checkForm } from '../../forms/checkForm';

const fieldsOf = (options: Partial<PensionFieldsOptions> = {}) =>
  pensionFields({
    texts: { ...entryMessages, ...addressMessages },
    birthYear: 1958,
    today: () => ({ year: 2026, month: 3, day: 10 }),
    variant: 'required',
    ...options,
  });
const optional = () => fieldsOf({ variant: 'optional' });

const typed = { provider: ' Royal London', policy: 'RL-1 ', startYear: '1997', endYear: '2009' };
const sent = { p_provider: 'Royal London', p_policy: 'RL-1', p_paying: false, p_start_year: 1997, p_end_year: 2009 };
const address = { line1: '12 Sample Street', city: 'Sampleton', postcode: 'ex713aa' };
const sentAddress = { line1: '12 Sample Street', line2: '', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' };

describe('a pension', () => {
  it('requires the provider, the policy number and both years', () => {
    expect(checkForm(fieldsOf()).errors).toEqual([
      ['provider', 'Please enter a provider'],
      ['policy', 'Please enter a policy number'],
      ['startYear', 'Please enter a start year'],
      ['endYear', 'Please enter a end year'],
    ]);
    expect(checkForm(fieldsOf(), typed)).toEqual({ errors: [], payload: sent });
  });

  it('has no end year while the customer is paying in', () => {
    const { p_end_year: _, ...rest } = sent;
    expect(checkForm(fieldsOf(), { ...typed, endYear: '', isPaying: true })).toEqual({
      errors: [],
      payload: { ...rest, p_paying: true },
    });
  });

  it.each([
    [{ endYear: '1997' }, ['endYear', 'End year must be greater than start year.']],
    [{ startYear: '1970' }, ['startYear', 'Please enter a valid year that is after you can legally contribute.']],
  ])('refuses %j', (changes, error) => {
    expect(checkForm(fieldsOf(), { ...typed, ...changes }).errors).toEqual([error]);
  });

  it('is sent with a flag when the customer has no policy number', () => {
    expect(checkForm(fieldsOf(), { ...typed, policy: 'x'.repeat(101), hasNoPolicy: true })).toEqual({
      errors: [],
      payload: { ...sent, p_policy: null, p_has_no_policy: true },
    });
  });

  it('requires a complete address once its box is ticked', () => {
    expect(checkForm(fieldsOf(), { ...typed, hasOtherAddress: true }).errors).toEqual([
      ['line1', 'Please enter the first line of your address'],
      ['city', 'Please enter a city'],
      ['postcode', 'Please enter a postcode'],
    ]);
    expect(checkForm(fieldsOf(), { ...typed, ...address, hasOtherAddress: true })).toEqual({
      errors: [],
      payload: { ...sent, p_address: sentAddress },
    });
    expect(checkForm(fieldsOf(), { ...typed, ...address })).toEqual({ errors: [], payload: sent });
  });
});

describe('a pension of the optional variant', () => {
  it('may be empty, even with the address ticked', () => {
    const empty = { errors: [], payload: { p_provider: '', p_paying: false } };
    expect(checkForm(optional())).toEqual(empty);
    expect(checkForm(optional(), { hasOtherAddress: true, line2: ' ' })).toEqual(empty);
  });

  it('only limits the lengths', () => {
    const long = 'x'.repeat(101);
    expect(checkForm(optional(), { provider: long, policy: long, startYear: '2009', endYear: '1997' }).errors).toEqual([
      ['provider', 'Provider should not exceed 100 characters'],
      ['policy', 'Policy number should not exceed 100 characters'],
    ]);
  });

  it('sends years in the wrong order', () => {
    expect(checkForm(optional(), { startYear: '2009', endYear: '1997' }).payload).toMatchObject({
      p_start_year: 2009,
      p_end_year: 1997,
    });
  });

  it('requires a complete address, once started', () => {
    const { errors, payload } = checkForm(optional(), { hasOtherAddress: true, line1: '12 Sample Street' });
    expect(errors).toEqual([
      ['city', 'Please enter a city'],
      ['postcode', 'Please enter a postcode'],
    ]);
    expect(payload).toMatchObject({ p_address: { line1: '12 Sample Street' } });
  });

  it('asks nothing about a missing number', () => {
    expect(checkForm(optional(), { policy: 'RL-1', hasNoPolicy: true }).payload).toEqual({
      p_provider: '',
      p_policy: 'RL-1',
      p_paying: false,
    });
    expect(checkedNames(optional(), initialValues(optional()))).not.toContain('hasNoPolicy');
  });
});

describe('a pension to edit', () => {
  const pension: Pension = {
    id: 'pension-1',
    name: 'Scottish Widows',
    start_year: 2009,
    end_year: 2015,
    paying: false,
    policy: 'SW-77',
    address: { line1: '1 Old Road', city: 'Sampleton', postcode: 'EX71 3AA' },
  };

  it('starts with what is known', () => {
    expect(checkForm(fieldsOf({ pension }))).toEqual({
      errors: [],
      payload: {
        p_provider: 'Scottish Widows',
        p_policy: 'SW-77',
        p_paying: false,
        p_start_year: 2009,
        p_end_year: 2015,
        p_address: { ...sentAddress, line1: '1 Old Road' },
      },
    });
    expect(initialValues(fieldsOf({ pension: { ...pension, provider: 'Aviva' } })).provider).toBe('Aviva');
    expect(initialValues(fieldsOf({ pension: { ...pension, paying: true } })).isPaying).toBe(true);
  });

  it('is not asked for a number that it never had', () => {
    const { payload } = checkForm(fieldsOf({ pension: { ...pension, policy: null } }));
    expect(payload).toMatchObject({ p_policy: null, p_has_no_policy: true });
  });
});

it('places the server’s refusals at their fields', () => {
  const shown = { ...initialValues(fieldsOf()), hasOtherAddress: true };
  const lines = ['line1', 'line2', 'line3', 'city', 'postcode'];
  const parameters = ['p_provider', 'p_policy', 'p_start_year', 'p_end_year'];
  expect(
    [...parameters, ...lines.map((line) => `p_address.${line}`)].map((parameter) =>
      refusedField(fieldsOf(), shown, parameter),
    ),
  ).toEqual(['provider', 'policy', 'startYear', 'endYear', ...lines]);
  expect(refusedField(fieldsOf(), initialValues(fieldsOf()), 'p_address.line1')).toBeUndefined();
});

it('keeps every field in its draft', () => {
  expect(draftedFields(fieldsOf())).toEqual(Object.keys(fieldsOf()));
});
