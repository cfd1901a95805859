import * as z from 'zod/mini';
import {
  addressLimits,
  addressValuesOf,
  formatAddress,
  type AddressValues,
  type StoredAddress,
} from '../domain/address';
import { checkPostcode, formatPostcode } from '../domain/postcode';
import { plainLine } from '../domain/text';
import { field, text, type FieldDeclaration, type ValuesOf } from '../forms/field';
import type { addressMessages } from './addressMessages';
import { lineRule } from './lineRule';
import { postcodeRule } from './postcodeRule';

export type AddressTexts = typeof addressMessages;

export interface AddressFieldsOptions extends Pick<FieldDeclaration, 'step' | 'isAsked'> {
  texts: AddressTexts;
  /** The address to edit. */
  stored: StoredAddress | null | undefined;
  /** The parameter that contains the whole address. Without it, each line has a parameter of its own. */
  sentIn?: string | undefined;
}

/** The fields of an address. */
export function addressFields({ texts, stored, step, isAsked = always, sentIn }: AddressFieldsOptions) {
  const initial = addressValuesOf(stored ?? {});
  const shared = (line: keyof AddressValues) => ({
    step,
    isAsked,
    isDrafted: true,
    initial: initial[line],
    refusedAs: sentIn && `${sentIn}.${line}`,
  });
  const line = { max: addressLimits.line };
  return {
    line1: text({
      ...shared('line1'),
      rule: lineRule({ ...line, missing: texts.line1Missing, tooLong: texts.line1TooLong }),
      send: plainLine,
    }),
    line2: text({
      ...shared('line2'),
      rule: lineRule({ ...line, tooLong: texts.line2TooLong }),
      send: plainLine,
    }),
    line3: text({
      ...shared('line3'),
      rule: lineRule({ ...line, tooLong: texts.line3TooLong }),
      send: plainLine,
    }),
    city: text({
      ...shared('city'),
      rule: lineRule({ max: addressLimits.city, missing: texts.cityMissing, tooLong: texts.cityTooLong }),
      send: plainLine,
    }),
    postcode: text({
      ...shared('postcode'),
      rule: postcodeRule(texts),
      format: formatValidPostcode,
      send: formatPostcode,
    }),
  };
}

const always = () => true;

/** Formats a valid postcode; returns other text as typed. */
function formatValidPostcode(typed: string): string {
  return checkPostcode(typed) ? typed : formatPostcode(typed);
}

/** Returns the address as one parameter when its checkbox is ticked. */
export function tickedAddress(isTicked: boolean, values: AddressValues): AddressValues | undefined {
  return isTicked ? formatAddress(values) : undefined;
}

export interface AddressEntryOptions extends Pick<AddressFieldsOptions, 'texts' | 'stored'> {
  /** Whether there are found addresses to choose from. */
  isListShown: boolean;
}

/** The value that decides which fields are asked. */
export interface Mode {
  mode: AddressMode;
}
/** Searching by postcode, or typing by hand. */
export type AddressMode = 'search' | 'manual';

/** The fields of an address that is searched by postcode or typed by hand. */
export function addressEntryFields({ texts, stored, isListShown }: AddressEntryOptions) {
  const isSearched = ({ mode }: Mode) => mode === 'search';
  const lines = addressFields({ texts, stored, isAsked: ({ mode }: Mode) => mode === 'manual' });
  return {
    mode: field(z.enum(['search', 'manual']), stored ? 'manual' : 'search', { isDrafted: true }),
    searchPostcode: text({
      isDrafted: true,
      isAsked: (values: Mode) => isSearched(values) && !isListShown,
      format: formatValidPostcode,
      rule: () => texts.notSearched,
    }),
    /** Always empty. Has the error when no found address was chosen. */
    found: text({
      isAsked: (values: Mode) => isSearched(values) && isListShown,
      rule: () => texts.notChosen,
    }),
    line1: text({ ...lines.line1, parameter: 'p_line1' }),
    line2: text({ ...lines.line2, parameter: 'p_line2' }),
    line3: text({ ...lines.line3, parameter: 'p_line3' }),
    city: text({ ...lines.city, parameter: 'p_city' }),
    postcode: text({ ...lines.postcode, parameter: 'p_postcode' }),
  };
}

/** The values of a form with an address that is searched by postcode or typed by hand. */
export interface AddressEntryValues extends ValuesOf<ReturnType<typeof addressEntryFields>> {}
