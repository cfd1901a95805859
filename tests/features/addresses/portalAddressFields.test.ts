import { describe, expect, it } from 'vitest';
import type { Address } from '../../../src/backend/entities';
import { addressMessages } from '../../../src/entries/addressMessages';
import { entryMessages } from '../../../src/entries/entryMessages';
import { portalAddressMessages } from '../../../src/features/addresses/messages';
import { portalAddressFields } from '../../../src/features/addresses/portalAddressFields';
import type { ValuesOf } from '../../../src/forms/field';
import { draftedFields, initialValues, refusedField, storedValues } from '../../../src/forms/formSchema';
import { checkForm } from '../../forms/checkForm';

interface Shown {
  isListShown?: boolean;
  address?: Address;
}

const fieldsOf = ({ isListShown = false, address }: Shown = {}) =>
  portalAddressFields({
    texts: portalAddressMessages,
    shared: { ...entryMessages, ...addressMessages },
    today: () => ({ year: 2026, month: 3, day: 10 }),
    isListShown,
    address,
  });
type Values = ValuesOf<ReturnType<typeof fieldsOf>>;

const typed: Partial<Values> = {
  type: 'previous',
  mode: 'manual',
  line1: ' 7 Harbour Row',
  city: 'Whitby ',
  postcode: 'yo224de',
};
const sent = {
  p_type: 2,
  p_line1: '7 Harbour Row',
  p_line2: '',
  p_line3: '',
  p_city: 'Whitby',
  p_postcode: 'YO22 4DE',
  p_move_in: '',
  p_move_out: '',
};

it('asks for the type and for the address', () => {
  const missingType = ['type', 'Please choose whether this is a current or a previous address'];
  expect(checkForm(fieldsOf()).errors).toEqual([
    missingType,
    ['searchPostcode', 'Please find your address with your postcode, or enter it manually.'],
  ]);
  expect(checkForm(fieldsOf({ isListShown: true })).errors).toEqual([
    missingType,
    ['found', 'Please choose your address from the list, or enter it manually.'],
  ]);
  expect(checkForm(fieldsOf(), { mode: 'manual' }).errors).toEqual([
    missingType,
    ['line1', 'Please enter the first line of your address'],
    ['city', 'Please enter a city'],
    ['postcode', 'Please enter a postcode'],
  ]);
});

describe('the years', () => {
  const range = 'Please enter a valid year between 1900 and 2026';

  it.each([
    [{ startYear: '1899' }, ['startYear', range]],
    [{ startYear: '2027' }, ['startYear', range]],
    [{ startYear: '198' }, ['startYear', range]],
    [{ endYear: '2027' }, ['endYear', range]],
    [{ startYear: '1994', endYear: '1993' }, ['endYear', 'Moved Out must not be before Moved In']],
    [{ type: 'current' as const, startYear: '2027', endYear: '1993' }, ['startYear', range]],
  ])('%j are refused', (years, error) => {
    expect(checkForm(fieldsOf(), { ...typed, ...years }).errors).toEqual([error]);
  });

  it.each([
    ['1900', '2026'],
    ['1994', '1994'],
    ['', ''],
    ['1994', ''],
  ])('%j to %j are accepted', (startYear, endYear) => {
    expect(checkForm(fieldsOf(), { ...typed, startYear, endYear })).toEqual({
      errors: [],
      payload: { ...sent, p_move_in: startYear, p_move_out: endYear },
    });
  });

  it('have no end for the current address, even if one was typed before', () => {
    expect(checkForm(fieldsOf(), { ...typed, type: 'current', startYear: '1994', endYear: '1993' })).toEqual({
      errors: [],
      payload: { ...sent, p_type: 1, p_move_in: '1994' },
    });
  });
});

describe('an address to edit', () => {
  const address: Address = {
    id: 'address-2',
    line1: 'Flat 3',
    line2: '48 Mill Lane',
    city: 'Exampleford',
    postcode: 'EX71 4BB',
    country: 'United Kingdom',
    type: { id: 122, name: 'Previous Address' },
    start_date: '1986',
    end_date: '2009',
  };

  it('is sent as it was', () => {
    expect(checkForm(fieldsOf({ address })).payload).toEqual({
      p_type: 2,
      p_line1: 'Flat 3',
      p_line2: '48 Mill Lane',
      p_line3: '',
      p_city: 'Exampleford',
      p_postcode: 'EX71 4BB',
      p_move_in: '1986',
      p_move_out: '2009',
    });
  });

  it('has a type only if its number is known', () => {
    const typeOf = (id: number) => initialValues(fieldsOf({ address: { ...address, type: { id, name: '' } } })).type;
    expect([1, 121, 2, 122, 7].map(typeOf)).toEqual(['current', 'current', 'previous', 'previous', '']);
  });
});

it('places the server’s refusals at their fields', () => {
  const values = { ...initialValues(fieldsOf()), ...typed };
  expect(Object.keys(sent).map((parameter) => refusedField(fieldsOf(), values, parameter))).toEqual([
    'type',
    'line1',
    'line2',
    'line3',
    'city',
    'postcode',
    'startYear',
    'endYear',
  ]);
});

it('keeps everything in its draft, and ignores values that do not fit', () => {
  expect(draftedFields(fieldsOf())).toEqual(Object.keys(fieldsOf()).filter((name) => name !== 'found'));
  for (const type of ['', 'current', 'previous']) {
    const kept = { type, mode: 'search', startYear: '1986' };
    expect(storedValues(fieldsOf(), kept)).toEqual(kept);
  }
  expect(storedValues(fieldsOf(), { type: 'former', mode: '', startYear: 1986, unknown: '' })).toEqual({});
});
