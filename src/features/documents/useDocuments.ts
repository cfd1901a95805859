import { useEffect, useRef } from 'react';
import { portalUserDocuments } from '../../backend/contracts/account';
import type { PortalDocument } from '../../backend/entities';
import { readDocuments } from '../../data/reads';
import { useList, type ListState } from '../../data/useList';
import { useNow } from '../../data/useNow';
import { useRefresh } from '../../data/useRefresh';
import { usePart } from '../../provider/usePart';

/** Milliseconds between refetches of the links, which expire after an hour. */
export const linkRenewal = 20 * 60_000;

/**
 * The customer's documents: procedure `portal_user_documents`. Refetches before the links expire, using the clock,
 * because timers stop while a computer sleeps.
 *
 * @example
 * ```tsx
 * function DocumentsExample() {
 *   const list = useDocuments();
 *   if (list.status === 'error') return <button onClick={list.retry}>Try again</button>;
 *   if (list.status === 'success') return list.data.map((item) => <p key={item.id}><a href={item.url}>{item.name}</a></p>);
 *   return <p>{list.status === 'empty' ? 'Nothing yet.' : 'Loading…'}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useDocuments(): ListState<PortalDocument> {
  usePart('documents');
  const refresh = useRefresh();
  const now = useNow(60_000).getTime();
  const read = useRef(now);
  useEffect(() => {
    if (now - read.current < linkRenewal) return;
    read.current = now;
    refresh(portalUserDocuments.name);
  }, [now, refresh]);
  return useList(readDocuments());
}
