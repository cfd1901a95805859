import type { Rules } from './rules';
import { lengthOf } from './text';

/**
 * Whether a password has an acceptable length (specification section 5). Spaces are characters like any other,
 * also at the ends.
 */
export function checkPassword(value: string, rules: Rules): 'missing' | 'invalid' | undefined {
  if (value === '') return 'missing';
  const length = lengthOf(value);
  return length >= rules.passwordMin && length <= (rules.passwordMax ?? Infinity) ? undefined : 'invalid';
}
