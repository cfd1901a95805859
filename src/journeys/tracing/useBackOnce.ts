import { useEffect, useRef } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Marks the history's entry below the present one. */
const mark = 'pensionTraceAnswers';

/**
 * Puts an entry of the same page below the present one, so that the first Back calls `onBack` instead of leaving. The
 * next one leaves. Armed again on the next page.
 *
 * @param page The page to guard; undefined for a page without a guard.
 * @param location The path of the page with its query.
 */
export function useBackOnce(page: string | undefined, location: string, onBack: () => void): void {
  const { navigate } = usePensionTrace().navigation;
  const isArmed = useRef(false);
  const isGuarding = page !== undefined;

  useEffect(() => {
    if (!isGuarding || isArmed.current) return;
    isArmed.current = true;
    const state: unknown = window.history.state;
    window.history.replaceState({ ...(typeof state === 'object' && state), [mark]: true }, '');
    navigate(location);
  }, [isGuarding, page, location, navigate]);

  useEffect(() => {
    if (!isGuarding) return undefined;
    const handlePop = ({ state }: PopStateEvent) => {
      if (!isMarked(state)) return;
      isArmed.current = false;
      onBack();
    };
    addEventListener('popstate', handlePop);
    return () => removeEventListener('popstate', handlePop);
  }, [isGuarding, onBack]);
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}
