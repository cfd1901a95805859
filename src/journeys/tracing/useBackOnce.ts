import { useEffect, useRef } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Marks the history's entry below the present one. */
const mark = 'pensionTraceAnswers';

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
    if (page === undefined || isArmed.current || page === spentOn.current) return;
    isArmed.current = true;
    const state: unknown = window.history.state;
    window.history.replaceState({ ...(typeof state === 'object' && state), [mark]: true }, '');
    navigate(location);
  }, [page, location, navigate]);

  useEffect(() => {
    const handlePop = ({ state }: PopStateEvent) => {
      if (!isMarked(state) || shown.current === undefined) return;
      isArmed.current = false;
      spentOn.current = shown.current;
      onBack();
    };
    // Before the router, which may leave the page at once.
    addEventListener('popstate', handlePop, { capture: true });
    return () => removeEventListener('popstate', handlePop, { capture: true });
  }, [onBack]);
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}
