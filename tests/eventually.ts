import { vi } from 'vitest';

/** Waits until the check passes. The limit is for a busy machine. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000 });
}
