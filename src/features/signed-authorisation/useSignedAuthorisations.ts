import { portalSignedAuthorisations, type SignedAuthorisation } from '../../backend/contracts/signedAuthorisations';
import { useList, type ListState } from '../../data/useList';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/**
 * The authorisations that the customer signed, newest first, without personal data: procedure
 * `portal_signed_authorisations`.
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useSignedAuthorisations(): ListState<SignedAuthorisation> {
  usePensionTrace('useSignedAuthorisations');
  return useList(portalSignedAuthorisations);
}
