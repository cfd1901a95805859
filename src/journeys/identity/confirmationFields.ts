import { codeFields } from '../../features/two-step/codeFields';
import type { twoStepMessages } from '../../features/two-step/messages';
import { formatPassword } from '../../domain/password';
import { text, type ValuesOf } from '../../forms/field';

export interface ConfirmationFieldsOptions {
  texts: { passwordMissing: string };
  codeTexts: typeof twoStepMessages;
  /** True with two-step sign-in. */
  needsCode: boolean;
}

/** The form with which the customer confirms their identity. */
export function confirmationFields({ texts, codeTexts, needsCode }: ConfirmationFieldsOptions) {
  return {
    // No limits: the password may be older than the rules.
    password: text({
      parameter: 'password',
      rule: (value) => (value === '' ? texts.passwordMissing : undefined),
      send: formatPassword,
    }),
    code: text({ ...codeFields(codeTexts).code, isAsked: () => needsCode }),
  };
}

/** The form's values, as typed. */
export interface ConfirmationValues extends ValuesOf<ReturnType<typeof confirmationFields>> {}
