import { portalUserDocuments } from '../../backend/contracts/account';
import type { PortalDocument } from '../../backend/entities';
import { useList, type ListState } from '../../provider/useList';

/** The customer's documents: procedure `portal_user_documents` (specification sections 7 and 8). */
export function useDocuments(): ListState<PortalDocument> {
  return useList(portalUserDocuments);
}
