import { useEffect } from 'react';
import type { LiveTable } from '../backend/PensionTraceAdapter';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useRefresh } from './useRefresh';

/** Has what was read from `sources` read anew after any change to the table, for as long as this is on the page. */
export function useLiveRefresh(table: LiveTable, ...sources: readonly string[]): void {
  const { backend } = usePensionTrace('useLiveRefresh');
  const refresh = useRefresh();
  const named = sources.join(' ');

  useEffect(() => backend.subscribe(table, () => refresh(...named.split(' '))), [backend, table, refresh, named]);
}
