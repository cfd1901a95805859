import type * as z from 'zod/mini';
import type { BackendError } from '../backend/BackendError';
import type { Contract } from '../backend/contract';
import type { noInput } from '../backend/entities';
import { useRead } from './useRead';
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

/** A list of the signed-in customer's, by the procedure that gives it. */
export function useList<Item>(contract: Contract<typeof noInput, z.ZodMiniType<Item[]>>): ListState<Item> {
  const read = useRead({
    source: contract.name,
    read: (backend, options) => backend.call(contract, undefined, options),
  });
  const isSkeletonShown = useSkeleton(read.status === 'loading');

  if (read.status === 'loading' || isSkeletonShown) return { status: 'loading' };
  if (read.status === 'failed') return read;
  return read.data.length === 0 ? { status: 'empty' } : { status: 'ready', items: read.data };
}
