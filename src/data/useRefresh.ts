import { useCallback } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { queryKeys } from '../provider/queryKeys';
import { useUserId } from './useUserId';

/** Returns a function that refetches what was read from the procedures or tables named. */
export function useRefresh(): (...sources: readonly string[]) => void {
  const { queryClient } = usePensionTrace();
  const userId = useUserId();
  return useCallback(
    (...sources) => {
      for (const source of sources) {
        void queryClient.invalidateQueries({ queryKey: queryKeys.read(userId, source) });
      }
    },
    [queryClient, userId],
  );
}
