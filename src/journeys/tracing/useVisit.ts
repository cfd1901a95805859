import { useCallback, useState } from 'react';
import type { EmailLink } from '../../backend/PensionTraceAdapter';
import { readKeptLink } from './keptLink';
import { readArrival } from './readArrival';
import type { TracingScope } from './TracingScope';
import { useIsHydrating } from './useIsHydrating';

/** An email link that led here. `isShown` once the customer is on its page. */
export type VisitedLink = { isShown: boolean } & (
  | { status: 'unopened'; link: EmailLink }
  /** The link no longer works. */
  | { status: 'expired' }
  /** The customer has left the account of the link. */
  | { status: 'left' }
);

/** What the frame remembers from page to page. In memory only. */
export interface Visit {
  /** The page on which the session was lost: the log-in returns to it. */
  returnPath?: string | undefined;
  link?: VisitedLink | undefined;
  /** Whether the page came from a server and the account has not loaded yet. */
  isSent: boolean;
  /** The customer who has just signed. The URL is already the portal's, so a reload skips the confirmation. */
  signedBy?: string | undefined;
  /** Whether the customer's data has just been deleted. */
  isDeleted: boolean;
  /** Whether the customer has just set a new password. */
  hasNewPassword: boolean;
}

export interface UseVisitResult {
  visit: Visit;
  remember: (changes: Partial<Visit>) => void;
}

/** The memory of the frame, from the customer's arrival on. */
export function useVisit(scope: TracingScope): UseVisitResult {
  const isHydrating = useIsHydrating();
  const [visit, setVisit] = useState((): Visit => {
    return {
      // A host with its own log-in handles the links of its emails itself.
      link: scope === 'all' && typeof window !== 'undefined' ? linkOnArrival() : undefined,
      isSent: isHydrating,
      isDeleted: false,
      hasNewPassword: false,
    };
  });
  const remember = useCallback((changes: Partial<Visit>) => setVisit((before) => ({ ...before, ...changes })), []);
  return { visit, remember };
}

function linkOnArrival(): VisitedLink | undefined {
  const { link, hasFailed, hasTokens } = readArrival(window.location.href);
  if (link) return { status: 'unopened', link, isShown: false };
  if (hasFailed) return { status: 'expired', isShown: false };
  // Tokens elsewhere than on the page of a reset may be those of a client without PKCE, which signs in.
  if (hasTokens) return { status: 'expired', isShown: true };
  const kept = readKeptLink();
  return kept && { status: 'unopened', link: kept, isShown: true };
}
