import type { BackendError } from '../backend/BackendError';
import type { Contract } from '../backend/contract';
import type { MissingReply } from '../backend/createBackend';
import { useRead, type UseReadOptions } from './useRead';
import { useSkeleton } from './useSkeleton';

/** The state of a list. */
export type ListState<Item> =
  /** Loading: the skeleton is shown. */
  | { status: 'pending' }
  /** It failed to load. `message` is for customers; `retry` loads it again. */
  | { status: 'error'; message: string; error: BackendError; retry: () => void }
  | { status: 'empty' }
  | { status: 'success'; items: readonly Item[] };

/** A procedure that returns a list. */
type ListContract<Item> = Contract<string, object | undefined, Item[]>;

/**
 * Reads a list of the signed-in customer, by its procedure or by a `read` function.
 *
 * @param ifMissing The list for a backend without the procedure, see `Backend.call`.
 */
export function useList<Item>(
  from: ListContract<Item> | UseReadOptions<readonly Item[]>,
  ifMissing?: MissingReply<readonly Item[]>,
): ListState<Item> {
  const read = useRead<readonly Item[]>(
    'source' in from
      ? from
      : {
          source: from.name,
          read: (backend, options) => backend.call(from, undefined, { ...options, ifMissing }),
        },
  );
  const isSkeletonShown = useSkeleton(read.status === 'pending');

  if (read.status === 'pending' || isSkeletonShown) return { status: 'pending' };
  if (read.status === 'error') return read;
  return read.data.length === 0 ? { status: 'empty' } : { status: 'success', items: read.data };
}
