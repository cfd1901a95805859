import type { PensionTraceAdapter } from '../../../src/backend/PensionTraceAdapter';

/**
 * Wraps an adapter so that the session and all reads stay pending until `release`.
 *
 * @returns The adapter, and `release`: sends the oldest or the newest pending call. False when there is none.
 */
export function pausedAdapter(adapter: PensionTraceAdapter): {
  adapter: PensionTraceAdapter;
  release: (which: 'oldest' | 'newest') => boolean;
} {
  const pending: (() => void)[] = [];

  async function pause<Reply>(call: () => Promise<Reply>): Promise<Reply> {
    await new Promise<void>((resolve) => {
      pending.push(resolve);
    });
    return await call();
  }

  const { auth, read } = adapter;
  return {
    release(which) {
      const next = which === 'oldest' ? pending.shift() : pending.pop();
      next?.();
      return next !== undefined;
    },
    adapter: {
      ...adapter,
      rpc: (name, payload, options) => pause(() => adapter.rpc(name, payload, options)),
      auth: { ...auth, getSession: () => pause(() => auth.getSession()) },
      read: {
        pension: (id, options) => pause(() => read.pension(id, options)),
        guide: (id, options) => pause(() => read.guide(id, options)),
        guides: (filter, options) => pause(() => read.guides(filter, options)),
        tasks: (options) => pause(() => read.tasks(options)),
      },
    },
  };
}
