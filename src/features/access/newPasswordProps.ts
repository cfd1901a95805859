import { passwordRules } from '../../domain/password';
import type { Rules } from '../../domain/rules';

/** Returns the attributes of the input of a new password, from which password managers suggest a valid one. */
export function newPasswordProps(rules: Rules) {
  return { autoComplete: 'new-password', passwordrules: passwordRules(rules) };
}
