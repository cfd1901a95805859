import { useCallback } from 'react';
import type { Query } from '@tanstack/react-query';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { isReadOf } from '../provider/queryKeys';

/**
 * Returns a function that refetches everything read from the named procedures or tables. It also works for a call that
 * started before the session was known.
 */
export function useRefresh(): (...sources: readonly string[]) => void {
  const { memory, queryClient } = usePensionTrace();
  const { queries } = memory.customer;
  return useCallback(
    (...sources) => {
      for (const source of sources) {
        const predicate = (query: Query) => isReadOf(source, query);
        // Cancel first reads that began before the change: TanStack would keep them, with the old list.
        for (const client of [queryClient, queries])
          void client.cancelQueries({ predicate }).then(() => client.invalidateQueries({ predicate }));
      }
    },
    [queries, queryClient],
  );
}
