import * as v from 'valibot';
import { codeFieldSchema } from '../../features/two-step/codeSchema';
import type { twoStepMessages } from '../../features/two-step/messages';
import { textSchema } from '../../forms/textSchema';
import type { cancelledMessages } from './messages';

/** What the customer enters to confirm who they are. */
export interface ConfirmationValues {
  password: string;
  /** Empty without two-step sign-in. */
  code: string;
}

export function confirmationSchema(
  texts: typeof cancelledMessages,
  codeTexts: typeof twoStepMessages,
  needsCode: boolean,
) {
  return v.object({
    // No limits: the password may be older than the rules.
    password: textSchema(
      (password) => (password === '' ? 'missing' : undefined),
      () => texts.passwordMissing,
    ),
    code: needsCode ? codeFieldSchema(codeTexts) : v.string(),
  });
}
