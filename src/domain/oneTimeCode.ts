/** What can be wrong with the code of an authenticator app. */
export type OneTimeCodeProblem = 'missing' | 'invalid';

/** Six digits; spaces between them are as good, as apps show them in two groups. */
export function checkOneTimeCode(code: string): OneTimeCodeProblem | undefined {
  const digits = formatOneTimeCode(code);
  if (digits === '') return 'missing';
  return /^\d{6}$/.test(digits) ? undefined : 'invalid';
}

/** The digits alone. */
export function formatOneTimeCode(code: string): string {
  return code.replaceAll(/\s/g, '');
}
