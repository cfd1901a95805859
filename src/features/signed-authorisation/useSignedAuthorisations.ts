import { portalSignedAuthorisations, type SignedAuthorisation } from '../../backend/contracts/signedAuthorisations';
import { useList, type ListState } from '../../data/useList';
import { usePart } from '../../provider/usePart';

/**
 * The authorisations that the customer signed, newest first, without personal data: procedure
 * `portal_signed_authorisations`.
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useSignedAuthorisations(): ListState<SignedAuthorisation> {
  usePart('signedAuthorisations');
  return useList(portalSignedAuthorisations);
}
