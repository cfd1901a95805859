import { describe, expect, it } from 'vitest';
import {
  addressValuesOf,
  checkAddress,
  emptyAddress,
  formatAddress,
  formatAddressLines,
  type AddressValues,
} from '../../src/domain/address';

const home: AddressValues = {
  line1: '1 High Street',
  line2: '',
  line3: '',
  city: 'Leeds',
  postcode: 'LS1 1AA',
};
const long = (count: number) => 'x'.repeat(count);

describe('checkAddress', () => {
  it.each<[string, Partial<AddressValues>, object]>([
    ['a whole one', {}, {}],
    ['all lines', { line2: 'Flat 2', line3: 'Headingley' }, {}],
    ['no first line', { line1: ' ' }, { line1: 'missing' }],
    ['no city', { city: '' }, { city: 'missing' }],
    ['no postcode', { postcode: '' }, { postcode: 'missing' }],
    ['half a postcode', { postcode: 'LS1' }, { postcode: 'invalid' }],
    ['lines of 100', { line1: long(100), line2: long(100), line3: ` ${long(100)} ` }, {}],
    [
      'lines of 101',
      { line1: long(101), line2: long(101), line3: long(101) },
      { line1: 'too-long', line2: 'too-long', line3: 'too-long' },
    ],
    ['a city of 50', { city: long(50) }, {}],
    ['a city of 51', { city: long(51) }, { city: 'too-long' }],
  ])('%s', (_what, change, problems) => expect(checkAddress({ ...home, ...change })).toEqual(problems));

  it('reports only the required fields of an empty address', () => {
    expect(checkAddress(emptyAddress)).toEqual({ line1: 'missing', city: 'missing', postcode: 'missing' });
  });
});

describe('formatAddress', () => {
  it('trims every field and formats the postcode', () => {
    expect(
      formatAddress({ line1: ' 1 High Street ', line2: '  ', line3: ' X ', city: ' Leeds', postcode: ' ls11aa' }),
    ).toEqual({ line1: '1 High Street', line2: '', line3: 'X', city: 'Leeds', postcode: 'LS1 1AA' });
  });
});

describe('addressValuesOf', () => {
  it('returns a text for every field', () => {
    expect(addressValuesOf({ line1: '1 High Street', line2: null, city: 'Leeds', postcode: 'LS1 1AA' })).toEqual(home);
    expect(addressValuesOf({})).toEqual(emptyAddress);
  });
});

describe('formatAddressLines', () => {
  it.each([
    [home, ['1 High Street', 'Leeds', 'LS1 1AA']],
    [
      { ...home, line2: 'Flat 2', line3: ' Headingley ' },
      ['1 High Street', 'Flat 2', 'Headingley', 'Leeds', 'LS1 1AA'],
    ],
    [{ ...home, line2: null, line3: undefined, postcode: 'ls11aa' }, ['1 High Street', 'Leeds', 'LS1 1AA']],
    [emptyAddress, []],
  ])('%j', (address, lines) => expect(formatAddressLines(address)).toEqual(lines));
});
