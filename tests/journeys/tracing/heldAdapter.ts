import type { PensionTraceAdapter } from '../../../src/backend/PensionTraceAdapter';

/**
 * Wraps an adapter so that the session and everything that a page reads is held until `release`.
 *
 * @returns The adapter, and `release`: lets the oldest or the newest held answer go. False when none is held.
 */
export function heldAdapter(adapter: PensionTraceAdapter): {
  adapter: PensionTraceAdapter;
  release: (which: 'oldest' | 'newest') => boolean;
} {
  const held: (() => void)[] = [];

  async function hold<Reply>(call: () => Promise<Reply>): Promise<Reply> {
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    return await call();
  }

  const { auth, read } = adapter;
  return {
    release(which) {
      const next = which === 'oldest' ? held.shift() : held.pop();
      next?.();
      return next !== undefined;
    },
    adapter: {
      ...adapter,
      rpc: (name, payload, options) => hold(() => adapter.rpc(name, payload, options)),
      auth: { ...auth, getSession: () => hold(() => auth.getSession()) },
      read: {
        pension: (id, options) => hold(() => read.pension(id, options)),
        guide: (id, options) => hold(() => read.guide(id, options)),
        guides: (filter, options) => hold(() => read.guides(filter, options)),
        tasks: (options) => hold(() => read.tasks(options)),
      },
    },
  };
}
