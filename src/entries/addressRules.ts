import { checkAddress, emptyAddress, type AddressValues } from '../domain/address';
import type { addressMessages } from './addressMessages';
import type { FieldMessage } from '../forms/fieldCheck';

/** The values of a form with an address that is searched by postcode or typed by hand. */
export interface AddressEntryValues extends AddressValues {
  /** The entry mode. */
  mode: 'search' | 'manual';
  /** The postcode to search with. */
  searchPostcode: string;
  /** Always empty: carries the error that no found address was chosen. */
  found: string;
}

/** The values of an untouched form. */
export const emptyAddressEntry: AddressEntryValues = {
  mode: 'search',
  searchPostcode: '',
  found: '',
  ...emptyAddress,
};

/** The fields in the order of the page. */
export const addressEntryOrder = [
  'searchPostcode',
  'found',
  'line1',
  'line2',
  'line3',
  'city',
  'postcode',
] as const satisfies readonly (keyof AddressEntryValues)[];

export type AddressTexts = typeof addressMessages;

/** The problems of an address (specification section 5). */
export function addressProblems(values: AddressValues, texts: AddressTexts): FieldMessage<keyof AddressValues>[] {
  const { line1, line2, line3, city, postcode } = checkAddress(values);
  const found: FieldMessage<keyof AddressValues>[] = [];
  if (line1) found.push(['line1', line1 === 'missing' ? texts.line1Missing : texts.line1TooLong]);
  if (line2) found.push(['line2', texts.line2TooLong]);
  if (line3) found.push(['line3', texts.line3TooLong]);
  if (city) found.push(['city', city === 'missing' ? texts.cityMissing : texts.cityTooLong]);
  if (postcode) found.push(['postcode', postcode === 'missing' ? texts.postcodeMissing : texts.postcodeInvalid]);
  return found;
}

/**
 * The problems of an address that can also be searched by postcode: in search mode, that no address was chosen.
 *
 * @param isListShown Whether there are found addresses to choose from.
 */
export function addressEntryProblems(
  values: AddressEntryValues,
  texts: AddressTexts,
  isListShown: boolean,
): FieldMessage<keyof AddressEntryValues>[] {
  if (values.mode === 'manual') return addressProblems(values, texts);
  return [isListShown ? ['found', texts.notChosen] : ['searchPostcode', texts.notSearched]];
}

/** The parameters of a procedure for an address. */
export function addressInput({ line1, line2, line3, city, postcode }: AddressValues) {
  return { p_line1: line1, p_line2: line2, p_line3: line3, p_city: city, p_postcode: postcode };
}
