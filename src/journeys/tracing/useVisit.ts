import { useCallback, useState } from 'react';
import { readArrival } from './readArrival';
import { useIsHydrating } from './useIsHydrating';

/** What the frame remembers from page to page. In memory only. */
export interface Visit {
  /** The page where the session was lost: the log-in leads back to it. */
  returnPath?: string | undefined;
  /**
   * An email link that no longer works: `failed` until the customer is on the page that explains it, `explained` while
   * they are there.
   */
  link?: 'failed' | 'explained' | undefined;
  /** Whether the address named an error when the customer arrived. */
  hasLinkError: boolean;
  /** Whether the page came from a server and the account has not loaded yet. */
  isSent: boolean;
  /** The customer who has just signed. The address is already the portal's, so a reload skips the confirmation. */
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
export function useVisit(): UseVisitResult {
  const isHydrating = useIsHydrating();
  const [visit, setVisit] = useState((): Visit => {
    const arrival = typeof window === 'undefined' ? undefined : readArrival(window.location.href);
    return {
      link: arrival?.hasFailed || arrival?.hasTokens ? 'failed' : undefined,
      hasLinkError: arrival?.hasFailed === true,
      isSent: isHydrating,
      isDeleted: false,
      hasNewPassword: false,
    };
  });
  const remember = useCallback((changes: Partial<Visit>) => setVisit((before) => ({ ...before, ...changes })), []);
  return { visit, remember };
}
