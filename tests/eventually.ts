import { vi } from 'vitest';

/** Waits until the check passes. The limit is for a busy machine: a wait ends as soon as it can. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000 });
}
