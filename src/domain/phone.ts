import type { PhonePrefix, Rules } from './rules';
import { lengthOf, plainLine } from './text';

/** Maximum length, spaces and brackets included: the limit of the reference database. */
const longest = 30;

/*
 * Ofcom's National Telephone Numbering Plan: eleven digits with the leading 0, and ten for the few places with
 * short numbers, all of them under 01 (such as Brampton's 016977 2xxx).
 */
const lengths: Record<PhonePrefix, RegExp> = {
  '01': /^01\d{8,9}$/,
  '02': /^02\d{9}$/,
  '03': /^03\d{9}$/,
  '07': /^07\d{9}$/,
};

/**
 * Checks for a UK number that the rules accept. Spaces, brackets, dashes, +44 and 0044 are allowed: send the number as
 * typed, trimmed.
 */
export function checkPhone(value: string, rules: Rules): 'missing' | 'invalid' | undefined {
  const typed = plainLine(value).replace(/\p{Cf}/gu, '');
  if (typed === '') return 'missing';
  if (lengthOf(typed) > longest) return 'invalid';
  const number = normalisePhone(value);
  return rules.phonePrefixes.some((prefix) => lengths[prefix].test(number)) ? undefined : 'invalid';
}

/**
 * Normalises a number for comparison: digits only, with a leading 0. Other text only loses its spaces, brackets and
 * dashes.
 */
export function normalisePhone(value: string): string {
  return (
    value
      // Numbers copied from an address book contain invisible direction marks (format characters).
      .replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
      // The 0 in '+44 (0)20' is not dialled after +44.
      .replace(/^(?:\+|00)440?/, '0')
  );
}

/** Returns the URL that dials a number. The 0 in '+44 (0)20' is not dialled after +44. */
export function telephone(number: string): string {
  return `tel:${number.replace(/(\+\d+)\s*\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}
