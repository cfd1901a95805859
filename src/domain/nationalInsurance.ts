import { exactLine } from './text';

/*
 * HMRC's rule (manual NIM39110): two letters, six digits and a suffix A to D; D, F, I, Q, U and V in neither letter of
 * the prefix, O not in the second; seven prefixes are never issued.
 */
const pattern = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/i;

/** Formats the number for sending: upper case, without spaces and stray punctuation. */
export function normaliseNationalInsurance(value: string): string {
  return withoutPunctuation(value).toUpperCase();
}

/**
 * Whether the text is a valid National Insurance number, with any spaces and punctuation. Never use the number as proof of identity.
 */
export function checkNationalInsurance(value: string): 'missing' | 'invalid' | undefined {
  if (exactLine(value) === '') return 'missing';
  // Test before upper-casing, which turns some letters of other alphabets, such as 'ß' and 'ı', into A to Z.
  return pattern.test(withoutPunctuation(value)) ? undefined : 'invalid';
}

/** Formats a National Insurance number as 'AB 123456 C'. Returns any other text trimmed. */
export function formatNationalInsurance(value: string): string {
  if (checkNationalInsurance(value) !== undefined) return value.trim();
  const number = normaliseNationalInsurance(value);
  return `${number.slice(0, 2)} ${number.slice(2, 8)} ${number.slice(8)}`;
}

function withoutPunctuation(value: string): string {
  return exactLine(value).replace(/[^\p{L}\p{N}]/gu, '');
}
