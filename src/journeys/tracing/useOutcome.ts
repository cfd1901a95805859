import { useDeferredValue, useEffect } from 'react';
import { useAccount, type AccountState } from '../../data/useAccount';
import { useSession } from '../../data/useSession';
import { stepForTags } from '../../provider/pages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import type { VisitedLink } from '../../provider/memory';
import type { MatchedPage } from './matchPage';
import { resolvePage, type PageOutcome } from './resolvePage';
import type { TracingScope } from './TracingScope';
import { pageOfLink, useEmailLink } from './useEmailLink';
import { useIsHydrating } from '../../loading/useIsHydrating';
import type { UseVisitResult } from './useVisit';

export interface UseOutcomeResult {
  outcome: PageOutcome;
  account: AccountState;
  /** The email link that led here; undefined in the first rendering of a server's markup. */
  link: VisitedLink | undefined;
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
  const { backend, navigation, session } = usePensionTrace();
  const { navigate, paths } = navigation;
  const account = usePreparedAccount();
  useWarningAboutTags(account);
  useMissingProfile(account);
  const isRestoring = useSession().status === 'pending';
  const isHydrating = useIsHydrating();
  const visited = useEmailLink(memory, { scope, page: wanted?.page, query });
  const link = isHydrating ? undefined : visited;
  // A server knows no visitor's storage, and the first rendering in the browser is the server's.
  const isVisitor = isRestoring && !isHydrating && !session.wasUnkept() && backend.auth.mayHaveSession?.() === false;
  const isOver = visit.isSent && account.status !== 'pending';
  useEffect(() => {
    if (isOver) remember({ isSent: false });
  }, [isOver, remember]);
  // Any way to leave a finished reset leads to the log-in. A reload ends recovery mode.
  const isReloading = visit.hasNewPassword && wanted?.page !== 'resetPassword';
  useEffect(() => {
    if (!isReloading) return;
    navigate(paths.logIn, { replace: true });
    window.location.reload();
  }, [isReloading, navigate, paths]);

  return { account, outcome: outcomeNow(), link };

  function outcomeNow(): PageOutcome {
    if (isReloading) return { kind: 'pending' };
    if (link && !link.isShown) return { kind: 'redirect', to: pageOfLink(link) };
    return resolvePage(wanted, account, { scope, link: link?.status, isVisitor, isSent: visit.isSent });
  }
}

/** Warns the developer of a backend whose tags open no page. A customer without tags has nothing to do. */
function useWarningAboutTags(account: AccountState) {
  const { onWarning } = usePensionTrace();
  const tags = account.status === 'success' && !account.user.admin ? account.user.tags : [];
  const unknown = tags.length > 0 && stepForTags(tags) === undefined ? tags.join(', ') : undefined;
  useEffect(() => {
    if (unknown === undefined) return;
    onWarning(
      `The customer has the tags ${unknown}, which open no page, so the page says that there is nothing to do. Reply with the tags of docs/adapters.md in portal_user.`,
    );
  }, [unknown, onWarning]);
}

/** Reports a backend without the profile: a form by itself does without it, a page does not open. */
function useMissingProfile(account: AccountState) {
  const { onError } = usePensionTrace();
  const missing = account.status === 'error' && account.error.code === 'not-implemented' ? account.error : undefined;
  useEffect(() => {
    if (missing) onError(missing);
  }, [missing, onError]);
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
