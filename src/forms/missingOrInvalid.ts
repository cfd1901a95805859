/** The text for a value that is missing or invalid; undefined for one that is neither. */
export function missingOrInvalid(
  problem: 'missing' | 'invalid' | undefined,
  missing: string,
  invalid: string,
): string | undefined {
  return problem && { missing, invalid }[problem];
}
