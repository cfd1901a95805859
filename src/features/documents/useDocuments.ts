import { useEffect } from 'react';
import { portalUserDocuments } from '../../backend/contracts/account';
import type { PortalDocument } from '../../backend/entities';
import { useList, type ListState } from '../../provider/useList';
import { useRefresh } from '../../provider/useRefresh';

/** Milliseconds between two readings: a link may open for an hour only, and timers of a page at the back run late. */
export const linkRenewal = 20 * 60_000;

/**
 * The customer's documents: procedure `portal_user_documents` (specification sections 7 and 8). Read anew while they
 * are shown, before their links run out.
 */
export function useDocuments(): ListState<PortalDocument> {
  const refresh = useRefresh();
  useEffect(() => {
    const timer = setInterval(() => refresh(portalUserDocuments.name), linkRenewal);
    return () => clearInterval(timer);
  }, [refresh]);
  return useList(portalUserDocuments);
}
