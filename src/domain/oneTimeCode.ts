/** A problem with the code of an authenticator app. */
export type OneTimeCodeProblem = 'missing' | 'invalid';

/** Checks for six digits. Spaces are allowed, because apps show the digits in two groups. */
export function checkOneTimeCode(code: string): OneTimeCodeProblem | undefined {
  const digits = formatOneTimeCode(code);
  if (digits === '') return 'missing';
  return /^\d{6}$/.test(digits) ? undefined : 'invalid';
}

/** Returns the code without spaces. */
export function formatOneTimeCode(code: string): string {
  return code.replaceAll(/\s/g, '');
}
