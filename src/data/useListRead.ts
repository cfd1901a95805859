import type { BackendError } from '../backend/BackendError';
import { useRead, type UseReadOptions } from './useRead';
import { useSkeleton } from './useSkeleton';

/** Where a list of the customer's stands. */
export type ListState<Item> =
  /** On its way: its skeleton shows. */
  | { status: 'loading' }
  /** It could not be had; `retry` asks again. */
  | { status: 'failed'; error: BackendError; retry: () => void }
  /** There is nothing in it. */
  | { status: 'empty' }
  | { status: 'ready'; items: readonly Item[] };

/** A list of the signed-in customer's, however it is read. */
export function useListRead<Item>(options: UseReadOptions<readonly Item[]>): ListState<Item> {
  const read = useRead(options);
  const isSkeletonShown = useSkeleton(read.status === 'loading');

  if (read.status === 'loading' || isSkeletonShown) return { status: 'loading' };
  if (read.status === 'failed') return read;
  return read.data.length === 0 ? { status: 'empty' } : { status: 'ready', items: read.data };
}
