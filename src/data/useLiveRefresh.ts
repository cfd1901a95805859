import { useEffect } from 'react';
import type { LiveTable } from '../backend/PensionTraceAdapter';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useRefresh } from './useRefresh';

/** Refetches `sources` when the table changes. */
export function useLiveRefresh(table: LiveTable, ...sources: readonly string[]): void {
  const { backend } = usePensionTrace();
  const refresh = useRefresh();
  const named = sources.join(' ');

  useEffect(() => backend.subscribe(table, () => refresh(...named.split(' '))), [backend, table, refresh, named]);
}
