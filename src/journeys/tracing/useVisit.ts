import { useCallback, useState } from 'react';
import { readArrival } from './readArrival';
import { useIsHydrating } from './useIsHydrating';

/** The frame's state across pages. In memory only. */
export interface Visit {
  /** The page on which the session was lost: the log-in returns to it. */
  returnPath?: string | undefined;
  /**
   * An email link that no longer works: `failed` until the customer is on the page that explains it, `explained` while
   * they are there.
   */
  link?: 'failed' | 'explained' | undefined;
  /** Whether the URL had an error when the customer arrived. */
  hasLinkError: boolean;
  /** Whether a server rendered the page and the account has not loaded yet. */
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

/** The frame's state since the customer's arrival. */
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
