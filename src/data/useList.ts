import type { BackendError } from '../backend/BackendError';
import { useRead, type ReadState, type UseReadOptions } from './useRead';
import { useSkeleton } from './useSkeleton';

/** The state of a list. */
export type ListState<Item> =
  /** Loading: the skeleton is shown. */
  | { status: 'pending' }
  /** It failed to load. `message` is for customers; `retry` loads it again. */
  | { status: 'error'; message: string; error: BackendError; retry: () => void }
  | { status: 'empty' }
  | { status: 'success'; data: readonly Item[] };

/** Reads a list of the logged-in customer. */
export function useList<Item>(list: UseReadOptions<readonly Item[]>): ListState<Item> {
  return useListOf(useRead(list));
}

/** The state of a list that was read. */
export function useListOf<Item>(read: ReadState<readonly Item[]>): ListState<Item> {
  const isSkeletonShown = useSkeleton(read.status === 'pending');

  if (read.status === 'pending' || isSkeletonShown) return { status: 'pending' };
  if (read.status === 'error') return read;
  return read.data.length === 0 ? { status: 'empty' } : { status: 'success', data: read.data };
}
