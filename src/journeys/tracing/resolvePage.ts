import type { AccountState } from '../../data/useAccount';
import { canOpen, gateOf, placeOf, stepForTags, type Page } from '../../provider/pages';
import type { VisitedLink } from '../../provider/memory';
import type { MatchedPage } from './matchPage';
import { includesPage, type TracingScope } from './TracingScope';

/** The page at a path for this customer, or the reason for showing none. */
export type PageOutcome =
  /** `isPending` while the account loads. */
  | ({ kind: 'page'; isPending?: boolean } & MatchedPage)
  /** `isReturning` when the customer should return to the wanted page after logging in. */
  | { kind: 'redirect'; to: Page; isReturning?: boolean }
  /** Returns to the page on which the session was lost, otherwise opens the customer's step. */
  | { kind: 'return'; to: Page }
  | { kind: 'pending' }
  | { kind: 'error' }
  | { kind: 'second-step' }
  | { kind: 'admin' }
  /** Scope 'onboarding': the customer has finished. Scope 'portal': the customer has not finished. */
  | { kind: 'outside' }
  /** A partial product without a logged-in customer. */
  | { kind: 'logged-out' };

interface ResolveOptions {
  scope: TracingScope;
  link: VisitedLink['status'] | undefined;
  isVisitor: boolean;
  isSent: boolean;
}

/**
 * Resolves the page at a path.
 *
 * @param wanted The page at the address; undefined where this part of the product has none.
 * @param link The state of the email link whose page is wanted.
 * @param isVisitor Whether there is no session to wait for while the account loads.
 * @param isSent Whether a server rendered the page, which then remains while the account loads.
 */
export function resolvePage(
  wanted: MatchedPage | undefined,
  account: AccountState,
  { scope, link, isVisitor, isSent }: ResolveOptions,
): PageOutcome {
  const gate = wanted && gateOf(wanted.page);
  if (wanted && gate === 'anyone') return { kind: 'page', ...wanted };
  const isLinkPage = wanted !== undefined && gate === 'link';
  // Neither needs the account: the token is unspent, or the account of the link was left.
  if (isLinkPage && (link === 'unopened' || link === 'left')) return { kind: 'page', ...wanted };
  const isForLoggedOut = wanted !== undefined && gate === 'logged-out';
  if (account.status === 'pending') {
    if (isForLoggedOut && isVisitor) return { kind: 'page', ...wanted };
    const wasSent = wanted && isSent && !isVisitor && (isForLoggedOut || Array.isArray(gate));
    return wanted && (isLinkPage || wasSent) ? { kind: 'page', ...wanted, isPending: true } : { kind: 'pending' };
  }
  if (account.status === 'second-step') return { kind: 'second-step' };
  const isRecovering = account.status === 'recovering';
  if (isLinkPage) {
    const isOpen = link === 'expired' || (isRecovering && wanted.page === 'resetPassword');
    if (isOpen || !isRecovering) return isOpen ? { kind: 'page', ...wanted } : { kind: 'redirect', to: 'home' };
  }
  switch (account.status) {
    case 'error':
      return { kind: 'error' };
    case 'recovering':
      return scope === 'all' ? { kind: 'redirect', to: 'resetPassword' } : { kind: 'logged-out' };
    case 'logged-out': {
      if (scope !== 'all') return { kind: 'logged-out' };
      if (isForLoggedOut) return { kind: 'page', ...wanted };
      // After a log-out, the next customer of this page may be another.
      const isPortalLink = wanted !== undefined && placeOf(wanted.page) !== undefined && !account.hasLoggedOut;
      // A visitor signs up; a customer with a lost session logs in.
      return account.hasLostSession
        ? { kind: 'redirect', to: 'logIn', isReturning: true }
        : { kind: 'redirect', to: 'signUp', ...(isPortalLink && { isReturning: true }) };
    }
    case 'success':
      if (account.user.admin) return { kind: 'admin' };
      if (isForLoggedOut) return { kind: 'return', to: stepForTags(account.user.tags) ?? 'home' };
      return resolveStep(wanted, account.user.tags, scope);
  }
}

function resolveStep(wanted: MatchedPage | undefined, tags: readonly number[], scope: TracingScope): PageOutcome {
  const step = scope === 'portal' && canOpen('portal', tags) ? 'portal' : stepForTags(tags);
  if (step !== undefined && !includesPage(scope, step)) return { kind: 'outside' };
  if (wanted) {
    const isOpen = canOpen(wanted.page, tags);
    if (isOpen && wanted.isBelow) return { kind: 'redirect', to: wanted.page };
    if (isOpen) return { kind: 'page', ...wanted };
  }
  return { kind: 'redirect', to: step ?? 'home' };
}
