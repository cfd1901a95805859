import type { Rules } from './rules';
import { lengthOf } from './text';

/** bcrypt, with which auth servers store passwords, ignores or refuses every byte after these. */
const storedBytes = 72;

/**
 * Returns the password in Unicode form NFC, in which it is sent: keyboards write the same accented letter as one
 * character or as two.
 */
export function formatPassword(value: string): string {
  return value.normalize('NFC');
}

/** Checks the length of a password as it is sent. Spaces count as characters, also at the start and the end. */
export function checkPassword(value: string, rules: Rules): 'missing' | 'invalid' | 'too-long' | undefined {
  if (value === '') return 'missing';
  const password = formatPassword(value);
  const length = lengthOf(password);
  if (length < rules.passwordMin || length > (rules.passwordMax ?? Infinity)) return 'invalid';
  return new TextEncoder().encode(password).length > storedBytes ? 'too-long' : undefined;
}

/** Returns the rules of a new password for password managers: the attribute `passwordrules`. */
export function passwordRules({ passwordMin, passwordMax }: Rules): string {
  return `minlength: ${passwordMin};${passwordMax === undefined ? '' : ` maxlength: ${passwordMax};`}`;
}
