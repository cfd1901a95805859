import type { AccountState } from '../../data/useAccount';
import { canOpen, gateOf, stepForTags, type Page } from '../../provider/pages';
import type { MatchedPage } from './matchPage';
import type { VisitedLink } from './useVisit';

/** The part of the product that a component shows: all of it, or one half for a host with its own log-in. */
export type TracingScope = 'all' | 'onboarding' | 'portal';

/** The page at an address for this customer. */
export type PageOutcome =
  /** `isPending` while the account loads. */
  | ({ kind: 'page'; isPending?: boolean } & MatchedPage)
  /** `isReturning` when the customer is to come back to this page after logging in. */
  | { kind: 'redirect'; to: Page; isReturning?: boolean }
  /** Leads back to the page where the session was lost. */
  | { kind: 'return' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'second-step' }
  | { kind: 'admin' }
  /** Scope 'onboarding': the customer has finished. Scope 'portal': the customer has not finished. */
  | { kind: 'outside' }
  /** A half of the product without a signed-in customer. */
  | { kind: 'signed-out' };

interface ResolveOptions {
  scope: TracingScope;
  link: VisitedLink['status'] | undefined;
  isVisitor: boolean;
  isSent: boolean;
}

/**
 * Resolves the page at an address.
 *
 * @param wanted The page at the address; undefined where there is none.
 * @param link The state of the email link whose page is wanted.
 * @param isVisitor Whether there is no session to wait for while the account loads.
 * @param isSent Whether a server has sent the page, which then shows while the account loads.
 */
export function resolvePage(
  wanted: MatchedPage | undefined,
  account: AccountState,
  { scope, link, isVisitor, isSent }: ResolveOptions,
): PageOutcome {
  const gate = wanted && gateOf(wanted.page);
  if (wanted && gate === 'anyone') return { kind: 'page', ...wanted };
  const isLinkPage = wanted !== undefined && gate === 'link' && scope === 'all';
  // Neither needs the account: the token is unspent, or the account of the link was left.
  if (isLinkPage && (link === 'unopened' || link === 'left')) return { kind: 'page', ...wanted };
  const isForSignedOut = wanted !== undefined && gate === 'signed-out';
  if (account.status === 'pending') {
    const isVisitorsForm = isForSignedOut && scope === 'all';
    if (isVisitorsForm && isVisitor) return { kind: 'page', ...wanted };
    const wasSent = wanted && isSent && !isVisitor && (isVisitorsForm || Array.isArray(gate));
    return wanted && (isLinkPage || wasSent) ? { kind: 'page', ...wanted, isPending: true } : { kind: 'loading' };
  }
  if (account.status === 'second-step') return { kind: 'second-step' };
  const isRecovering = account.status === 'recovering';
  if (isLinkPage) {
    const isOpen = link === 'expired' || (isRecovering && wanted.page === 'resetPassword');
    if (isOpen || !isRecovering) return isOpen ? { kind: 'page', ...wanted } : { kind: 'redirect', to: 'home' };
  }
  switch (account.status) {
    case 'error':
      return { kind: 'failed' };
    case 'recovering':
      return scope === 'all' ? { kind: 'redirect', to: 'resetPassword' } : { kind: 'signed-out' };
    case 'signed-out':
      if (scope !== 'all') return { kind: 'signed-out' };
      if (isForSignedOut) return { kind: 'page', ...wanted };
      // A visitor has never been here; a customer with a lost session has an account to log in to.
      return account.hasLostSession
        ? { kind: 'redirect', to: 'logIn', isReturning: true }
        : { kind: 'redirect', to: 'signUp' };
    case 'success':
      if (account.user.admin) return { kind: 'admin' };
      return isForSignedOut ? { kind: 'return' } : resolveStep(wanted, account.user.tags, scope);
  }
}

function resolveStep(wanted: MatchedPage | undefined, tags: readonly number[], scope: TracingScope): PageOutcome {
  const step = stepForTags(tags);
  if (scope === 'onboarding' && step === 'portal') return { kind: 'outside' };
  if (scope === 'portal' && !canOpen('portal', tags)) return { kind: 'outside' };
  if (wanted) {
    const isOpen = canOpen(wanted.page, tags);
    if (isOpen && wanted.isBelow) return { kind: 'redirect', to: wanted.page };
    if (isOpen) return { kind: 'page', ...wanted };
  }
  return { kind: 'redirect', to: step ?? 'home' };
}
