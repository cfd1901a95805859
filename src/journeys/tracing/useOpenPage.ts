import { useDeferredValue, useEffect, useReducer } from 'react';
import type { AccountState } from '../../data/useAccount';
import { canOpen, gateOf } from '../../provider/pages';
import type { MatchedPage } from './matchPage';
import type { PageOutcome } from './resolvePage';

export interface UseOpenPageResult {
  /** What to show: the page that was open, until the next step can be shown. */
  shown: PageOutcome;
  /** Whether React renders the next step in a transition: its screen then suspends until its code has loaded. */
  isHeld: boolean;
}

/**
 * Keeps a completed step on the screen until the next one can be shown: while the router follows the redirect, and, with a
 * router that navigates in a transition, while the next step's code loads.
 *
 * @param wanted The page at the path. Its identity changes with the path.
 */
export function useOpenPage(
  wanted: MatchedPage | undefined,
  outcome: PageOutcome,
  account: AccountState,
): UseOpenPageResult {
  const [open, setOpen] = useReducer(latest, undefined);
  const isOpen = outcome.kind === 'page' && outcome.isPending !== true;
  // Not during rendering: the next step may still suspend.
  useEffect(() => {
    if (isOpen) setOpen(wanted);
  }, [isOpen, wanted]);

  // In an urgent update the deferred value is the one before.
  const isInTransition = useDeferredValue(wanted) === wanted;
  const isCompleted = open !== undefined && account.status === 'success' && !canOpen(open.page, account.user.tags);
  if (open === undefined || open !== wanted) return { shown: outcome, isHeld: isCompleted && isInTransition };

  const isEntering = gateOf(open.page) === 'logged-out' && outcome.kind === 'pending';
  const isLeaving = isCompleted && (outcome.kind === 'redirect' || outcome.kind === 'return');
  return { shown: isEntering || isLeaving ? { kind: 'page', ...open } : outcome, isHeld: false };
}

function latest(_before: MatchedPage | undefined, now: MatchedPage | undefined) {
  return now;
}
