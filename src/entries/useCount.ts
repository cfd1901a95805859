import type * as z from 'zod/mini';
import type { BackendError } from '../backend/BackendError';
import type { Contract } from '../backend/contract';
import type { noInput } from '../backend/entities';
import { useRead } from '../data/useRead';

/** Whether there is something in a list already. */
export type CountState =
  | { status: 'loading' }
  /** It is not known. `message` is in words for people; `retry` asks again. */
  | { status: 'failed'; message: string; error: BackendError; retry: () => void }
  /** `isFirst` while the list is empty. */
  | { status: 'ready'; isFirst: boolean };

/** Asks how many there are, each time anew: what was true before the last one was sent is not true now. */
export function useCount(contract: Contract<typeof noInput, z.ZodMiniType<number>>): CountState {
  const read = useRead({
    source: contract.name,
    isCached: false,
    read: (backend, options) => backend.call(contract, undefined, options),
  });
  if (read.status !== 'ready') return read;
  return { status: 'ready', isFirst: read.data === 0 };
}
