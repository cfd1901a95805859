import { describe, expect, it } from 'vitest';
import type { Trace } from '../../../src/backend/entities';
import { addressMessages } from '../../../src/entries/addressMessages';
import { entryMessages } from '../../../src/entries/entryMessages';
import { traceMessages } from '../../../src/features/traces/messages';
import { ownAddressNames, traceFields } from '../../../src/features/traces/traceFields';
import { checkedNames, draftedFields, initialValues, refusedField } from '../../../src/forms/formSchema';
import { checkForm } from '../../forms/checkForm';

const shared = { ...entryMessages, ...addressMessages };
const fieldsOf = (trace?: Trace) =>
  traceFields({
    texts: traceMessages,
    shared,
    birthYear: 1958,
    today: () => ({ year: 2026, month: 3, day: 10 }),
    trace,
  });

const long = (length: number) => 'x'.repeat(length);
const lines = Object.keys(ownAddressNames);
const ownLines = ['ownLine1', 'ownLine2', 'ownLine3', 'ownCity', 'ownPostcode'];

describe('a trace', () => {
  it('needs only an employer', () => {
    expect(checkForm(fieldsOf()).errors).toEqual([['employer', 'Please enter an employer name']]);
    expect(checkForm(fieldsOf(), { employer: ' Milton Mills ' })).toEqual({
      errors: [],
      payload: { p_employer: 'Milton Mills', p_paying: false },
    });
  });

  it('limits its texts', () => {
    const texts = { employer: long(101), title: long(101), industry: long(201), provider: long(101) };
    expect(checkForm(fieldsOf(), { ...texts, policy: long(101) }).errors).toEqual([
      ['employer', 'Employer should not exceed 100 characters'],
      ['title', 'Job title should not exceed 100 characters'],
      ['industry', 'Industry should not exceed 200 characters'],
      ['provider', 'Provider should not exceed 100 characters'],
      ['policy', 'Policy number should not exceed 100 characters'],
    ]);
    const fitting = { employer: long(100), title: long(100), industry: long(200), provider: long(100) };
    expect(checkForm(fieldsOf(), { ...fitting, policy: long(100) }).errors).toEqual([]);
  });

  it.each([
    [{ startYear: '1975' }, ['startYear', 'Please enter a valid year that is after you can legally contribute.']],
    [{ startYear: '1994', endYear: '1988' }, ['endYear', 'End year must be greater than start year.']],
  ])('refuses the years %j', (years, error) => {
    expect(checkForm(fieldsOf(), { employer: 'M', ...years }).errors).toEqual([error]);
  });

  it('may start and end in the same year', () => {
    expect(checkForm(fieldsOf(), { employer: 'M', startYear: '1994', endYear: '1994' })).toEqual({
      errors: [],
      payload: { p_employer: 'M', p_paying: false, p_start_year: 1994, p_end_year: 1994 },
    });
  });

  it('neither checks nor sends the end year while the employer is paying in', () => {
    expect(checkForm(fieldsOf(), { employer: 'M', startYear: '1994', endYear: '1988', isPaying: true })).toEqual({
      errors: [],
      payload: { p_employer: 'M', p_paying: true, p_start_year: 1994 },
    });
  });

  it('sends the employer’s address and the customer’s own apart, if ticked', () => {
    const typed = {
      employer: 'M',
      line1: 'The Mill',
      line2: 'a',
      line3: 'b',
      city: 'Milton',
      postcode: 'ex714bb',
      ownLine1: '1 Old Road',
      ownLine2: 'c',
      ownLine3: 'd',
      ownCity: 'Sampleton',
      ownPostcode: 'ex713aa',
    };
    expect(checkForm(fieldsOf(), typed).payload).toEqual({ p_employer: 'M', p_paying: false });
    expect(checkForm(fieldsOf(), { ...typed, hasOtherAddress: true, hasOwnAddress: true })).toEqual({
      errors: [],
      payload: {
        p_employer: 'M',
        p_paying: false,
        p_employer_address: { line1: 'The Mill', line2: 'a', line3: 'b', city: 'Milton', postcode: 'EX71 4BB' },
        p_address: { line1: '1 Old Road', line2: 'c', line3: 'd', city: 'Sampleton', postcode: 'EX71 3AA' },
      },
    });
  });

  it.each([
    ['hasOtherAddress', ['line1', 'city', 'postcode']],
    ['hasOwnAddress', ['ownLine1', 'ownCity', 'ownPostcode']],
  ])('requires a complete address with %s', (box, [line1, city, postcode]) => {
    expect(checkForm(fieldsOf(), { employer: 'M', [box]: true }).errors).toEqual([
      [line1, 'Please enter the first line of your address'],
      [city, 'Please enter a city'],
      [postcode, 'Please enter a postcode'],
    ]);
  });
});

describe('the steps', () => {
  it('are checked one at a time', () => {
    expect(checkForm(fieldsOf(), { policy: long(101) }, 'employer').errors).toEqual([
      ['employer', 'Please enter an employer name'],
    ]);
    expect(checkForm(fieldsOf(), { policy: long(101) }, 'provider').errors).toEqual([
      ['policy', 'Policy number should not exceed 100 characters'],
    ]);
  });

  it('have each field once', () => {
    const shown = { ...initialValues(fieldsOf()), hasOtherAddress: true, hasOwnAddress: true };
    const inStep = (step: string) => [...checkedNames(fieldsOf(), shown, step)];
    expect(inStep('provider')).toEqual(['provider', 'policy']);
    expect([...inStep('employer'), ...inStep('provider')]).toEqual(Object.keys(fieldsOf()));
  });
});

describe('a trace to edit', () => {
  const stored = { line2: null, line3: null, city: 'Sampleton', postcode: 'EX71 3AA' };
  const trace: Trace = {
    id: 'trace-1',
    name: 'Milton Mills',
    title: 'Weaver',
    industry: 'Weaving of textiles',
    status: { name: 'Awaiting Review' },
    start_year: 1979,
    end_year: 1988,
    paying: false,
    provider: 'Aviva',
    policy: 'MM-104',
    address: { ...stored, line1: '1 Old Road' },
    employer_address: { ...stored, line1: 'The Mill' },
  };

  it('is sent as it was', () => {
    const sent = { line2: '', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' };
    expect(checkForm(fieldsOf(trace))).toEqual({
      errors: [],
      payload: {
        p_employer: 'Milton Mills',
        p_title: 'Weaver',
        p_industry: 'Weaving of textiles',
        p_paying: false,
        p_start_year: 1979,
        p_end_year: 1988,
        p_employer_address: { ...sent, line1: 'The Mill' },
        p_address: { ...sent, line1: '1 Old Road' },
        p_provider: 'Aviva',
        p_policy: 'MM-104',
      },
    });
  });

  it('omits what was emptied', () => {
    const emptied = { title: ' ', industry: '', provider: '', policy: ' ', startYear: '', endYear: '' };
    const { payload } = checkForm(fieldsOf({ ...trace, address: null, employer_address: null }), emptied);
    expect(payload).toEqual({ p_employer: 'Milton Mills', p_paying: false });
  });
});

it('places the server’s refusals at their fields', () => {
  const shown = { ...initialValues(fieldsOf()), hasOtherAddress: true, hasOwnAddress: true };
  const parameters = ['p_employer', 'p_title', 'p_industry', 'p_start_year', 'p_end_year', 'p_provider', 'p_policy'];
  const places = [
    ...parameters,
    ...lines.map((line) => `p_employer_address.${line}`),
    ...lines.map((line) => `p_address.${line}`),
  ].map((parameter) => refusedField(fieldsOf(), shown, parameter));
  expect(places).toEqual([
    ...['employer', 'title', 'industry', 'startYear', 'endYear', 'provider', 'policy'],
    ...lines,
    ...ownLines,
  ]);
  expect(refusedField(fieldsOf(), shown, 'p_policy', 'employer')).toBeUndefined();
});

it('keeps every field in its draft', () => {
  expect(draftedFields(fieldsOf())).toEqual(Object.keys(fieldsOf()));
});

it('names the fields of the customer’s own address', () => {
  expect(Object.values(ownAddressNames)).toEqual(ownLines);
});
