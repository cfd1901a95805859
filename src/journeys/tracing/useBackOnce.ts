import { useEffect, useRef } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { changeHistory, historyState } from '../../domain/device';

/** Marks the history's entry below the guarded one. */
const below = 'pensionTraceAnswers';
/** Marks the guarded entry, so that a reload does not add another one. */
const guarded = 'pensionTraceGuarded';

/**
 * Puts an entry of the same page below the present one, so that the first Back calls `onBack` instead of leaving. The
 * next one leaves. Armed again on another page.
 *
 * @param page The page to guard; undefined for a page without a guard.
 * @param location The path of the page with its query.
 */
export function useBackOnce(page: string | undefined, location: string, onBack: () => void): void {
  const { navigate } = usePensionTrace().navigation;
  const shown = useRef(page);
  const isArmed = useRef(false);
  const spentOn = useRef<string>(undefined);

  useEffect(() => {
    shown.current = page;
    if (page === undefined) return;
    isArmed.current ||= hasMark(historyState(), guarded);
    if (!isArmed.current) {
      if (page === spentOn.current) return;
      isArmed.current = true;
      addMark(below);
      navigate(location);
    }
    // Also after a later step, which replaces the entry and its state. A host's router may not have navigated yet.
    if (!hasMark(historyState(), below)) addMark(guarded);
  }, [page, location, navigate]);

  useEffect(() => {
    const handlePop = ({ state }: PopStateEvent) => {
      if (!hasMark(state, below) || shown.current === undefined) return;
      isArmed.current = false;
      spentOn.current = shown.current;
      onBack();
    };
    // Before the router, which may leave the page at once.
    addEventListener('popstate', handlePop, { capture: true });
    return () => removeEventListener('popstate', handlePop, { capture: true });
  }, [onBack]);
}

function addMark(mark: string) {
  changeHistory('replaceState', { ...historyState(), [mark]: true });
}

function hasMark(state: unknown, mark: string): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}
