import { useCallback } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { queryKeys } from '../provider/queryKeys';
import { useSession } from './useSession';

/** Has everything that was read from the procedures or tables named read anew, once it is shown again. */
export function useRefresh(): (...sources: readonly string[]) => void {
  const { queryClient } = usePensionTrace('useRefresh');
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.session.userId : '';
  return useCallback(
    (...sources) => {
      for (const source of sources) {
        void queryClient.invalidateQueries({ queryKey: queryKeys.read(userId, source) });
      }
    },
    [queryClient, userId],
  );
}
