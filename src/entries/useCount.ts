import type * as z from 'zod/mini';
import type { BackendError } from '../backend/BackendError';
import type { Contract } from '../backend/contract';
import type { noInput } from '../backend/entities';
import { useRead } from '../data/useRead';

/** Whether a list has entries. */
export type CountState =
  | { status: 'loading' }
  /** The count failed to load. `message` is for customers; `retry` reads again. */
  | { status: 'failed'; message: string; error: BackendError; retry: () => void }
  /** `isFirst` is true while the list is empty. */
  | { status: 'ready'; isFirst: boolean };

/** Reads how many entries a list has. Never cached, because adding an entry changes the count. */
export function useCount(contract: Contract<typeof noInput, z.ZodMiniType<number>>): CountState {
  const read = useRead({
    source: contract.name,
    isCached: false,
    read: (backend, options) => backend.call(contract, undefined, options),
  });
  if (read.status !== 'ready') return read;
  return { status: 'ready', isFirst: read.data === 0 };
}
