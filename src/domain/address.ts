import { checkPostcode, formatPostcode } from './postcode';
import { checkText, plainLine } from './text';

/** The fields of an address form, as typed. */
export interface AddressValues {
  line1: string;
  line2: string;
  line3: string;
  city: string;
  postcode: string;
}

/** Maximum lengths of a line and a city. */
export const addressLimits = { line: 100, city: 50 } as const;

/** The country of every address; customers cannot change it. */
export const country = 'United Kingdom';

export const emptyAddress: Readonly<AddressValues> = { line1: '', line2: '', line3: '', city: '', postcode: '' };

export type AddressProblem = 'missing' | 'invalid' | 'too-long';
export type AddressProblems = Partial<Record<keyof AddressValues, AddressProblem>>;

/** Checks an address. Returns only the fields with a problem. */
export function checkAddress(values: AddressValues): AddressProblems {
  const line = { max: addressLimits.line, required: false };
  const found: [keyof AddressValues, AddressProblem | undefined][] = [
    ['line1', checkText(values.line1, { ...line, required: true })],
    ['line2', checkText(values.line2, line)],
    ['line3', checkText(values.line3, line)],
    ['city', checkText(values.city, { max: addressLimits.city, required: true })],
    ['postcode', checkPostcode(values.postcode)],
  ];
  const problems: AddressProblems = {};
  for (const [field, problem] of found) if (problem) problems[field] = problem;
  return problems;
}

/** Formats an address for sending: single-line fields, the postcode in its standard format. */
export function formatAddress(values: AddressValues): AddressValues {
  return {
    line1: plainLine(values.line1),
    line2: plainLine(values.line2),
    line3: plainLine(values.line3),
    city: plainLine(values.city),
    postcode: formatPostcode(values.postcode),
  };
}

/** A stored address from the backend. Optional lines may be absent. */
export type StoredAddress = { [Field in keyof AddressValues]?: string | null | undefined };

/** Returns the form's values for a stored address; absent lines become empty. */
export function addressValuesOf(address: StoredAddress): AddressValues {
  return {
    line1: address.line1 ?? '',
    line2: address.line2 ?? '',
    line3: address.line3 ?? '',
    city: address.city ?? '',
    postcode: address.postcode ?? '',
  };
}

/** Returns the lines as on an envelope, without empty lines and without the country. */
export function formatAddressLines(address: StoredAddress): string[] {
  const { line1, line2, line3, city, postcode } = formatAddress(addressValuesOf(address));
  return [line1, line2, line3, city, postcode].filter((line) => line !== '');
}
