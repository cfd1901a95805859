import { useSession } from '../../data/useSession';
import { twoStepMessages } from '../../features/two-step/messages';
import { useMessages } from '../../texts/useMessages';
import type { ConfirmationFieldsOptions } from '../identity/confirmationFields';
import { useIdentityCheck, type IdentityCheck } from '../identity/useIdentityCheck';
import { profileMessages } from './messages';

/** Confirms the customer's identity: with their password, and with a code where two-step sign-in is on. */
export function useIdentityOfCustomer(): IdentityCheck & { options: ConfirmationFieldsOptions } {
  const session = useSession();
  const { dataPasswordMissing, dataPasswordWrong } = useMessages('profile', profileMessages);
  const codeTexts = useMessages('twoStep', twoStepMessages);
  const needsCode = session.status === 'logged-in' && session.session.secondStep !== undefined;
  const check = useIdentityCheck({ needsCode, passwordWrong: dataPasswordWrong });
  return { ...check, options: { texts: { passwordMissing: dataPasswordMissing }, codeTexts, needsCode } };
}
