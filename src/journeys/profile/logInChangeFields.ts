import { formatPassword } from '../../domain/password';
import type { Rules } from '../../domain/rules';
import { forgotPasswordFields, passwordRule } from '../../features/access/accessFields';
import type { accessMessages } from '../../features/access/messages';
import { text, type ValuesOf } from '../../forms/field';
import { confirmationFields, type ConfirmationFieldsOptions } from '../identity/confirmationFields';

type AccessTexts = typeof accessMessages;

/** The form for a new email address. */
export function emailChangeFields(access: AccessTexts, confirmation: ConfirmationFieldsOptions) {
  return { ...forgotPasswordFields(access), ...confirmationFields(confirmation) };
}

/** The form for a new password, with the current one. */
export function passwordChangeFields(access: AccessTexts, rules: Rules, confirmation: ConfirmationFieldsOptions) {
  return {
    ...confirmationFields(confirmation),
    newPassword: text({ parameter: 'newPassword', rule: passwordRule(access, rules), send: formatPassword }),
    confirmation: text({
      rule: (value, { newPassword }: { newPassword: string }) =>
        formatPassword(value) === formatPassword(newPassword) ? undefined : access.passwordsDiffer,
    }),
  };
}

/** The values of the form for a new email address, as typed. */
export interface EmailChangeValues extends ValuesOf<ReturnType<typeof emailChangeFields>> {}
/** The values of the form for a new password, as typed. */
export interface PasswordChangeValues extends ValuesOf<ReturnType<typeof passwordChangeFields>> {}
