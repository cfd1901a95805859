import { useMemo } from 'react';
import { useSession } from '../../data/useSession';
import { twoStepMessages } from '../../features/two-step/messages';
import { useMessages } from '../../texts/useMessages';
import type { ConfirmationFieldsOptions } from '../identity/confirmationFields';
import { useIdentityCheck, type IdentityCheck } from '../identity/useIdentityCheck';
import { profileMessages } from './messages';

export interface IdentityOfCustomer extends IdentityCheck {
  /** For the fields of the form. */
  options: ConfirmationFieldsOptions;
}

/** Confirms the customer's identity: with their password, and with a code where two-step sign-in is on. */
export function useIdentityOfCustomer(): IdentityOfCustomer {
  const session = useSession();
  const { dataPasswordMissing: passwordMissing, dataPasswordWrong: passwordWrong } = useMessages(
    'profile',
    profileMessages,
  );
  const codeTexts = useMessages('twoStep', twoStepMessages);
  const needsCode = session.status === 'logged-in' && session.session.secondStep !== undefined;
  const check = useIdentityCheck({ needsCode, passwordWrong });
  const options = useMemo(
    () => ({ texts: { passwordMissing }, codeTexts, needsCode }),
    [passwordMissing, codeTexts, needsCode],
  );
  return { ...check, options };
}
