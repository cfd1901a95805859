import type { Rules } from './rules';
import { lengthOf } from './text';

/** Checks the length of a password. Spaces count as characters, also at the start and the end. */
export function checkPassword(value: string, rules: Rules): 'missing' | 'invalid' | undefined {
  if (value === '') return 'missing';
  const length = lengthOf(value);
  return length >= rules.passwordMin && length <= (rules.passwordMax ?? Infinity) ? undefined : 'invalid';
}
