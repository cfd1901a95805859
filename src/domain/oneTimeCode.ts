import { dashes, exactLine } from './text';

/** A problem with the code of an authenticator app. */
export type OneTimeCodeProblem = 'missing' | 'invalid';

const punctuation = new RegExp(`[ ${dashes}]`, 'gu');
/** Six digits, also in two groups, that are not a part of a word or of a longer number. */
const inSentence = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d[ ${dashes}])\\d{3}[ ${dashes}]?\\d{3}(?![\\p{L}\\p{N}]|[ ${dashes}]\\d)`,
  'gu',
);

/** Checks for six digits, as they are typed, or copied from an app or a message. */
export function checkOneTimeCode(code: string): OneTimeCodeProblem | undefined {
  const digits = formatOneTimeCode(code);
  if (digits === '') return 'missing';
  return /^\d{6}$/.test(digits) ? undefined : 'invalid';
}

/**
 * Returns the six digits of a code: without spaces and dashes, and without the text around them, as in `G-123456` or
 * 'Your code is 123456'. Returns any other text without its spaces and dashes.
 */
export function formatOneTimeCode(code: string): string {
  const line = exactLine(code);
  const found = line.match(inSentence) ?? [];
  return (found.length === 1 ? (found[0] ?? '') : line).replace(punctuation, '');
}
