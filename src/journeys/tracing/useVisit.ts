import { useCallback, useEffect, useState } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import type { Visit, VisitedLink } from '../../provider/memory';
import { readKeptLink } from './keptLink';
import { readArrival } from './readArrival';
import type { TracingScope } from './TracingScope';
import { useIsHydrating } from '../../loading/useIsHydrating';

export interface UseVisitResult {
  visit: Visit;
  remember: (changes: Partial<Visit>) => void;
}

/** The memory of the visit, from the customer's arrival on. */
export function useVisit(scope: TracingScope): UseVisitResult {
  const isHydrating = useIsHydrating();
  const { state: stored } = usePensionTrace().memory.visit;
  const [visit, setVisit] = useState((): Visit => {
    return (
      stored.get() ?? {
        // A host with its own log-in handles the links of its emails itself.
        link: scope === 'all' && typeof window !== 'undefined' ? linkOnArrival() : undefined,
        isSent: isHydrating,
        isDeleted: false,
        hasNewPassword: false,
      }
    );
  });
  const [first] = useState(visit);
  // Store it before a redirect, which may mount another component: the address no longer has the link then.
  useEffect(() => {
    if (!stored.get()) stored.set(first);
  }, [stored, first]);
  const remember = useCallback(
    (changes: Partial<Visit>) => {
      const next = { ...(stored.get() ?? first), ...changes };
      stored.set(next);
      setVisit(next);
    },
    [stored, first],
  );
  return { visit, remember };
}

function linkOnArrival(): VisitedLink | undefined {
  const { link, hasExpired, hasTokens } = readArrival(window.location.href);
  if (link) return { status: 'unopened', link, isShown: false };
  if (hasExpired) return { status: 'expired', isShown: false };
  // Tokens elsewhere than on the page of a reset may be those of a client without PKCE, which logs in.
  if (hasTokens) return { status: 'expired', isShown: true };
  const kept = readKeptLink();
  return kept && { status: 'unopened', link: kept, isShown: true };
}
