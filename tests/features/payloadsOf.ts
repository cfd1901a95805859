import type { MemoryAdapter } from '../../src/memory';

/** The payloads of the calls to one procedure or function, oldest first. */
export function payloadsOf(adapter: MemoryAdapter, name: string): unknown[] {
  return adapter.calls.filter((call) => call.name === name).map(({ payload }) => payload);
}
