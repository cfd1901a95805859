import { useEffect, useState } from 'react';
import type { PensionTraceAdapter } from '../backend/PensionTraceAdapter';
import { createLatest } from '../domain/createLatest';

/**
 * Checks the adapter that a host passes.
 *
 * @throws Error when it is a Supabase client or no adapter.
 */
export function requireAdapter(adapter: PensionTraceAdapter | undefined) {
  if (adapter && 'from' in adapter && !('read' in adapter)) {
    throw new Error(
      '<PensionTraceProvider> was given a Supabase client as its `adapter`. Write createSupabaseAdapter(client), from @pension-trace/react/supabase, outside of components.',
    );
  }
  if (adapter && typeof adapter.rpc === 'function' && adapter.auth) return;
  throw new Error(
    '<PensionTraceProvider> needs an `adapter`. Pass createSupabaseAdapter({ url, key }) from @pension-trace/react/supabase, or createMemoryAdapter() from @pension-trace/react/memory to try things out.',
  );
}

/** Warns a host that creates its adapter while rendering: each render then forgets the session and all queries. */
export function useWarningAboutAdapters(adapter: PensionTraceAdapter, warn: (message: string) => void) {
  const [seen] = useState(() => createLatest<{ adapter?: PensionTraceAdapter; changes: number }>({ changes: 0 }));
  useEffect(() => {
    const last = seen.get();
    const changes = last.adapter === adapter ? 0 : last.changes + 1;
    seen.set({ adapter, changes });
    if (changes > 2) {
      warn(
        '<PensionTraceProvider> gets a new `adapter` in each render, which logs the customer out of the page and loads everything again. Create the adapter once, outside of components, or with useState.',
      );
    }
  });
}
