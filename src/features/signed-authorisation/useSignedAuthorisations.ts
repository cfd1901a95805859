import { portalSignedAuthorisations, type SignedAuthorisation } from '../../backend/contracts/signedAuthorisations';
import { useList, type ListState } from '../../data/useList';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** What the customer signed, newest first: procedure `portal_signed_authorisations`. Nothing personal is in it. */
export function useSignedAuthorisations(): ListState<SignedAuthorisation> {
  usePensionTrace('useSignedAuthorisations');
  return useList(portalSignedAuthorisations);
}
