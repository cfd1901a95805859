import type { PhonePrefix, Rules } from './rules';

/*
 * Ofcom's National Telephone Numbering Plan: eleven digits with the leading 0, and ten for the few places that kept
 * short numbers, all of them under 01 (Brampton's 016977 2xxx, for one).
 */
const lengths: Record<PhonePrefix, RegExp> = {
  '01': /^01\d{8,9}$/,
  '02': /^02\d{9}$/,
  '03': /^03\d{9}$/,
  '07': /^07\d{9}$/,
};

/**
 * Whether it is a UK number of a kind that the rules accept (specification section 5). Spaces, brackets, dashes,
 * +44 and 0044 are fine: send what was typed, trimmed.
 */
export function checkPhone(value: string, rules: Rules): 'missing' | 'invalid' | undefined {
  if (value.trim() === '') return 'missing';
  const number = normalisePhone(value);
  return rules.phonePrefixes.some((prefix) => lengths[prefix].test(number)) ? undefined : 'invalid';
}

/**
 * The number with its leading 0 and nothing but digits, for comparing two of them. What is not a UK number only
 * loses its spaces, brackets and dashes.
 */
export function normalisePhone(value: string): string {
  return (
    value
      // Numbers copied from an address book come wrapped in invisible direction marks (format characters).
      .replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
      // The 0 of '+44 (0)20' is not dialled after +44.
      .replace(/^(?:\+|00)440?/, '0')
  );
}
