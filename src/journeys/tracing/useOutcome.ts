import { useDeferredValue, useEffect } from 'react';
import { useAccount, type AccountState } from '../../data/useAccount';
import { useSession } from '../../data/useSession';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import type { MatchedPage } from './matchPage';
import { resolvePage, type PageOutcome, type TracingScope } from './resolvePage';
import { useEmailLink } from './useEmailLink';
import { useIsHydrating } from './useIsHydrating';
import type { UseVisitResult } from './useVisit';

export interface UseOutcomeResult {
  outcome: PageOutcome;
  account: AccountState;
}

/**
 * Resolves the page at the current path for this customer.
 *
 * @param wanted The page at the path; undefined for an unknown path.
 * @param query The query of the URL.
 */
export function useOutcome(
  scope: TracingScope,
  wanted: MatchedPage | undefined,
  query: URLSearchParams,
  memory: UseVisitResult,
): UseOutcomeResult {
  const { visit, remember } = memory;
  const { backend } = usePensionTrace();
  const account = usePreparedAccount();
  const isRestoring = useSession().status === 'pending';
  const isHydrating = useIsHydrating();
  const link = useEmailLink(memory, wanted?.page === 'resetPassword', query);
  // A server cannot read a visitor's storage, and the first render in the browser must match the server's.
  const isVisitor = isRestoring && !isHydrating && backend.auth.mayHaveSession?.() === false;
  const isOver = visit.isSent && account.status !== 'pending';
  useEffect(() => {
    if (isOver) remember({ isSent: false });
  }, [isOver, remember]);
  // Leaving a finished reset reloads the page, which ends recovery mode.
  const isReloading = visit.hasNewPassword && wanted?.page !== 'resetPassword';
  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);

  return { account, outcome: outcomeNow() };

  function outcomeNow(): PageOutcome {
    if (isReloading) return { kind: 'pending' };
    if (link === 'failed' && !isHydrating) return { kind: 'redirect', to: 'resetPassword' };
    const hasExpiredLink = link === 'explained';
    return resolvePage(wanted, account, { scope, hasExpiredLink, isVisitor, isSent: visit.isSent });
  }
}

/**
 * Returns the account. It remains `pending` until React has rendered the page that it opens, in slices, so that the
 * current page stays responsive.
 */
function usePreparedAccount(): AccountState {
  const account = useAccount();
  const deferred = useDeferredValue(account);
  return account.status === 'success' && deferred.status === 'pending' ? deferred : account;
}
