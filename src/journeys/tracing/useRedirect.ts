import { useEffect } from 'react';
import { pathOf } from '../../provider/navigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import type { PageOutcome } from './resolvePage';
import type { UseVisitResult } from './useVisit';

/**
 * Follows redirects, also when the browser's Back button returns to a page that redirects. Remembers the page on which
 * a session was lost, or the portal page of a link, and returns to it after the log-in.
 *
 * @param location The current path with its query.
 */
export function useRedirect(outcome: PageOutcome, location: string, { visit, remember }: UseVisitResult): void {
  const { navigate, paths } = usePensionTrace().navigation;
  const { returnPath } = visit;
  const isReturning = outcome.kind === 'redirect' && outcome.isReturning === true;
  const target = targetOf();

  // Forget it only on arrival: a slow router would otherwise let the page redirect home first.
  const hasReturned = location === returnPath && !isReturning && (outcome.kind === 'page' || target !== undefined);

  useEffect(() => {
    if (hasReturned) remember({ returnPath: undefined });
  }, [hasReturned, remember]);

  useEffect(() => {
    if (target === undefined) return;
    if (isReturning) remember({ returnPath: location });
    navigate(target, { replace: true });
  }, [target, isReturning, location, remember, navigate]);

  function targetOf(): string | undefined {
    if (outcome.kind === 'redirect') return pathOf(paths, outcome.to);
    return outcome.kind === 'return' ? (returnPath ?? pathOf(paths, outcome.to)) : undefined;
  }
}
