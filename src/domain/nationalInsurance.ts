/*
 * Specification section 5, which is HMRC's own rule (manual NIM39110): two letters, six digits and a suffix A to D;
 * D, F, I, Q, U and V in neither place of the prefix, O not in the second; seven prefixes are never given out.
 */
const pattern = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/i;

/** The number as it is sent: upper case, without spaces and stray punctuation. */
export function normaliseNationalInsurance(value: string): string {
  return withoutPunctuation(value).toUpperCase();
}

/**
 * Whether it is a National Insurance number, however it is spaced. It says nothing about whose it is: never use it
 * to prove who somebody is.
 */
export function checkNationalInsurance(value: string): 'missing' | 'invalid' | undefined {
  if (value.trim() === '') return 'missing';
  // Before upper case: that would turn some letters of other alphabets, such as 'ß' and 'ı', into A to Z.
  return pattern.test(withoutPunctuation(value)) ? undefined : 'invalid';
}

/** 'AB 123456 C', or what was typed, trimmed, when that is not a National Insurance number. */
export function formatNationalInsurance(value: string): string {
  if (checkNationalInsurance(value) !== undefined) return value.trim();
  const number = normaliseNationalInsurance(value);
  return `${number.slice(0, 2)} ${number.slice(2, 8)} ${number.slice(8)}`;
}

function withoutPunctuation(value: string): string {
  return value.replace(/[^\p{L}\p{N}]/gu, '');
}
