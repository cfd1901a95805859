import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../domain/device';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { keyRoot } from '../provider/queryKeys';
import { useAccount } from './useAccount';

/** Events of a press, or just before one. */
const uses = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Whether the page can load what only a press needs: its reads have their replies and the browser is idle, or the
 * customer has begun to use the page. Remains true.
 */
export function useIsSettled(): boolean {
  const { queryClient } = usePensionTrace();
  const [isSettled, setIsSettled] = useState(false);
  const isAccountPending = useAccount().status === 'pending';
  const isReading = useIsReading(queryClient);
  const isBusy = isAccountPending || isReading;

  useEffect(() => {
    if (isSettled || isBusy) return undefined;
    return whenIdle(() => setIsSettled(true));
  }, [isSettled, isBusy]);

  useEffect(() => {
    if (isSettled) return undefined;
    const used = new AbortController();
    for (const use of uses) addEventListener(use, () => setIsSettled(true), { signal: used.signal, once: true });
    return () => used.abort();
  }, [isSettled]);

  return isSettled;
}

/** Whether any read is under way. Unlike `useIsFetching`, does not render again when only their number changes. */
function useIsReading(queryClient: QueryClient): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  );
  const read = () => queryClient.isFetching({ queryKey: [keyRoot] }) > 0;
  return useSyncExternalStore(subscribe, read, read);
}
