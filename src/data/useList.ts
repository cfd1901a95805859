import type * as z from 'zod/mini';
import type { Contract } from '../backend/contract';
import type { noInput } from '../backend/entities';
import { useListRead, type ListState } from './useListRead';

export type { ListState };

/** A list of the signed-in customer's, by the procedure that gives it. */
export function useList<Item>(contract: Contract<typeof noInput, z.ZodMiniType<Item[]>>): ListState<Item> {
  return useListRead({
    source: contract.name,
    read: (backend, options) => backend.call(contract, undefined, options),
  });
}
