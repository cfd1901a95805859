import type { PhonePrefix, Rules } from './rules';
import { dashes, exactLine, lengthOf } from './text';

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

const separators = new RegExp(`[\\s().${dashes}]`, 'gu');

/**
 * Checks for a UK number that the rules accept. Spaces, brackets, dashes, slashes, a label, +44, 44 and 0044 are
 * allowed.
 */
export function checkPhone(value: string, rules: Rules): 'missing' | 'invalid' | undefined {
  const typed = formatPhone(value);
  if (typed === '') return 'missing';
  if (lengthOf(typed) > longest) return 'invalid';
  const number = normalisePhone(typed);
  return rules.phonePrefixes.some((prefix) => lengths[prefix].test(number)) ? undefined : 'invalid';
}

/** What to write for a refused number: the same one with its 0, or a number that starts with other digits. */
export type PhoneCorrection = { number: string } | { prefixes: readonly PhonePrefix[] };

/** Returns how to correct a refused number. Undefined when it may only be mistyped. */
export function correctPhone(value: string, rules: Rules): PhoneCorrection | undefined {
  const typed = formatPhone(value);
  if (checkPhone(typed, rules) === undefined) return undefined;
  const withZero = `0${typed}`;
  if (/^\d/.test(typed) && checkPhone(withZero, rules) === undefined) return { number: withZero };
  const number = normalisePhone(typed);
  const isWhole = /^(?:\+|0)?\d{9,15}$/.test(number);
  const hasPrefix = rules.phonePrefixes.some((prefix) => number.startsWith(prefix));
  return isWhole && !hasPrefix ? { prefixes: rules.phonePrefixes } : undefined;
}

/**
 * Formats a number for sending: as typed, without a label such as 'Mobile:' or 'tel:', with spaces instead of
 * slashes, and +44 instead of 44.
 */
export function formatPhone(value: string): string {
  const number = exactLine(value)
    .replace(/^[^0-9+()]*[:.] */, '')
    .replace(/ *\/ */g, ' ')
    .replace(/^[ .,;]+|[ .,;]+$/g, '');
  return /^440?[1237]\d{8,9}$/.test(number.replace(separators, '')) ? `+${number}` : number;
}

/** Returns a UK mobile number in E.164 form, such as +447700900123, for a text. Undefined for any other number. */
export function mobileNumber(value: string): string | undefined {
  const number = normalisePhone(formatPhone(value));
  return lengths['07'].test(number) ? `+44${number.slice(1)}` : undefined;
}

/**
 * Normalises a number for comparison: digits only, with a leading 0. Other text only loses its spaces, brackets and
 * dashes.
 */
export function normalisePhone(value: string): string {
  return (
    formatPhone(value)
      .replace(separators, '')
      // The 0 in '+44 (0)20' is not dialled after +44.
      .replace(/^(?:\+|00)440?/, '0')
  );
}

/** Returns the URL that dials a number. The 0 in '+44 (0)20' is not dialled after +44. */
export function telephone(number: string): string {
  return `tel:${number.replace(/(\+\d+)\s*\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}
