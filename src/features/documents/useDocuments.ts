import { useEffect, useRef } from 'react';
import { portalUserDocuments } from '../../backend/contracts/account';
import type { PortalDocument } from '../../backend/entities';
import { useList, type ListState } from '../../data/useList';
import { useNow } from '../../provider/useNow';
import { useRefresh } from '../../data/useRefresh';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Milliseconds after which the links are asked for anew: one may open for an hour only. */
export const linkRenewal = 20 * 60_000;

/**
 * The customer's documents: procedure `portal_user_documents` (specification sections 7 and 8). Read anew while they
 * are shown, before their links run out; by the clock, because timers stand still while a computer sleeps.
 */
export function useDocuments(): ListState<PortalDocument> {
  usePensionTrace('useDocuments');
  const refresh = useRefresh();
  const now = useNow(60_000).getTime();
  const read = useRef(now);
  useEffect(() => {
    if (now - read.current < linkRenewal) return;
    read.current = now;
    refresh(portalUserDocuments.name);
  }, [now, refresh]);
  return useList(portalUserDocuments);
}
