import { useEffect } from 'react';
import { liveTables, type LiveTable } from '../backend/PensionTraceAdapter';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { createReloadSchedule } from './reloadSchedule';
import { useRefresh } from './useRefresh';

/** Refetches `sources` after a change of one of the tables, within the window that the configuration sets for them. */
export function useLiveRefresh(tables: readonly LiveTable[], sources: readonly string[]): void {
  const { backend, config } = usePensionTrace();
  const refresh = useRefresh();
  const tableNames = tables.join(' ');
  const sourceNames = sources.join(' ');
  const { own, guides } = config.reloadWindow;
  const window = tables.includes('guides') ? guides : own;

  useEffect(() => {
    const schedule = createReloadSchedule(() => refresh(...sourceNames.split(' ')), window);
    const subscriptions = liveTables
      .filter((table) => tableNames.split(' ').includes(table))
      .map((table) => backend.subscribe(table, schedule.ask));
    return () => {
      schedule.stop();
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, [backend, tableNames, sourceNames, refresh, window]);
}
