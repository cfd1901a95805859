import type { InputOf } from '../../backend/contract';
import type { portalAddress } from '../../backend/contracts/onboarding';
import type { AddressLines } from '../../backend/entities';
import { addressLimits } from '../../domain/address';
import { checkPostcode, formatPostcode } from '../../domain/postcode';
import { checkText } from '../../domain/text';
import { refused } from './refusals';
import { parameterCheck } from './parameterCheck';

/** Control characters, line separators, and characters that change the direction of writing. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Trims a text and normalises its Unicode form and spaces; null when empty. Refuses invisible characters. */
export function cleanText(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const text = value
    .normalize('NFC')
    .trim()
    .replace(/[^\S\t-\r\u2028\u2029]/gu, ' ');
  if (unseen.test(text)) throw refused.value('Please enter plain text on one line.');
  return text || null;
}

/** An optional line of text. */
export function optionalText(value: string | null | undefined, max: number, tooLong: string): string | null {
  const text = cleanText(value);
  if (checkText(text ?? '', { max, required: false })) throw refused.value(tooLong);
  return text;
}

/** A required line of text. */
export function requiredText(
  value: string | null | undefined,
  max: number,
  words: { missing: string; tooLong: string },
): string {
  const text = optionalText(value, max, words.tooLong);
  if (text === null) throw refused.value(words.missing);
  return text;
}

/** Formats 'sw1a1aa' as 'SW1A 1AA'. */
function postcodeText(value: string | null | undefined): string {
  const problem = checkPostcode(value ?? '');
  if (problem === 'missing') throw refused.value('Please enter a postcode');
  if (problem) throw refused.value('Please enter a valid postcode');
  return formatPostcode(value ?? '');
}

/** Checks and formats an address; null when none was sent. `prefix` as in {@link addressText}. */
export function addressOrNothing(address: AddressLines | null | undefined, prefix: string): AddressLines | null {
  return address ? addressText(address, prefix) : null;
}

/** Checks and formats the address among a procedure's parameters. */
export function sentAddress(input: InputOf<typeof portalAddress>): AddressLines {
  const { p_line1: line1, p_line2: line2, p_line3: line3, p_city: city, p_postcode: postcode } = input;
  return addressText({ line1, line2, line3, city, postcode }, 'p_');
}

/** Checks and formats an address. `prefix` starts the parameter's name in a refusal: 'p_' or 'p_address.'. */
export function addressText(address: AddressLines, prefix: string): AddressLines {
  const { line, city } = addressLimits;
  const check = <Value>(part: keyof AddressLines, run: () => Value) => parameterCheck(`${prefix}${part}`, run);
  return {
    line1: check('line1', () =>
      requiredText(address.line1, line, {
        missing: 'Please enter the first line of your address',
        tooLong: 'Address line 1 should not exceed 100 characters',
      }),
    ),
    line2: check('line2', () => optionalText(address.line2, line, 'Address line 2 should not exceed 100 characters')),
    line3: check('line3', () => optionalText(address.line3, line, 'Address line 3 should not exceed 100 characters')),
    city: check('city', () =>
      requiredText(address.city, city, {
        missing: 'Please enter a city',
        tooLong: 'City name should not exceed 50 characters',
      }),
    ),
    postcode: check('postcode', () => postcodeText(address.postcode)),
  };
}
