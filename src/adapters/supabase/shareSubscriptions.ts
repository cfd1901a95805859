import type { LiveTable, PensionTraceAdapter } from '../../backend/PensionTraceAdapter';

type Subscribe = PensionTraceAdapter['subscribe'];

/**
 * Opens one subscription for all listeners of a table, and ends it with the last of them: for each change, Supabase asks
 * every channel's policies again (https://supabase.com/docs/guides/realtime/postgres-changes#database-instance-and-realtime-performance).
 */
export function shareSubscriptions(open: Subscribe): Subscribe {
  const shared = new Map<LiveTable, { listeners: Set<() => void>; end: () => void }>();

  function openFor(table: LiveTable) {
    const listeners = new Set<() => void>();
    const end = open(table, () => {
      for (const listener of [...listeners]) listener();
    });
    const subscription = { listeners, end };
    shared.set(table, subscription);
    return subscription;
  }

  return (table, onChange) => {
    const { listeners, end } = shared.get(table) ?? openFor(table);
    // One function may be subscribed twice.
    const listener = () => onChange();
    listeners.add(listener);
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      shared.delete(table);
      end();
    };
  };
}
