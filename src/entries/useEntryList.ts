import type * as z from 'zod/mini';
import type { Contract } from '../backend/contract';
import type { noInput } from '../backend/entities';
import { useList, type ListState } from '../data/useList';
import {
  useStepActions,
  type StepActionContract,
  type StepActions,
  type UseStepActionsOptions,
} from '../data/useStepActions';
import { useEntryEditing, type EntryEditing } from './useEntryEditing';

/** Add another entry, or continue with the next step. */
export type ListAction = 'add' | 'continue';

/** Options of {@link useEntryList}. */
export type UseEntryListOptions = UseStepActionsOptions<ListAction>;

/** The result of {@link useEntryList}. */
export interface UseEntryListResult<Entry> {
  list: ListState<Entry>;
  actions: StepActions<ListAction>;
  editing: EntryEditing<Entry>;
}

/** The procedures of one list. */
export interface EntryListContracts<Entry> extends Readonly<Record<ListAction, StepActionContract>> {
  readonly list: Contract<typeof noInput, z.ZodMiniType<Entry[]>>;
}

/** A list of the onboarding: its entries, the one being edited, and the actions Add and Continue. */
export function useEntryList<Entry extends { id: string }>(
  { list, ...actions }: EntryListContracts<Entry>,
  options: UseEntryListOptions,
): UseEntryListResult<Entry> {
  return { list: useList(list), actions: useStepActions(actions, options), editing: useEntryEditing<Entry>() };
}
