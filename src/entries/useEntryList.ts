import { useState } from 'react';
import type { CustomerRead } from '../data/customerQuery';
import { useList, type ListState } from '../data/useList';
import {
  useStepActions,
  type StepActionContract,
  type StepActions,
  type UseStepActionsOptions,
} from '../data/useStepActions';
import type { EventPart } from '../provider/events';
import { usePensionTrace } from '../provider/PensionTraceContext';

/** Goes to the form for another entry, or to the next step. */
export type ListAction = 'add' | 'continue';

export type UseEntryListOptions = UseStepActionsOptions<ListAction>;

/** Editing in place of the list, so that on a phone the form has the whole screen and no nested scrolling. */
export interface EntryEditing<Entry> {
  /** The entry whose form replaces the list. */
  edited: Entry | undefined;
  /** The id of the entry whose form closed last: its row takes focus. */
  returnedFrom: string | undefined;
  /** The name of the last saved entry, until another form opens. */
  saved: string | undefined;
  open: (entry: Entry) => void;
  /** Returns to the list; pass a name when changes were saved. */
  close: (savedName?: string) => void;
}

export interface UseEntryListResult<Entry> {
  list: ListState<Entry>;
  actions: StepActions<ListAction>;
  /** False when the backend has no procedure that opens the form for another entry. */
  canAdd: boolean;
  editing: EntryEditing<Entry>;
}

/** The procedures of one list. */
export interface EntryListSource<Entry> {
  readonly list: CustomerRead<Entry[]>;
  readonly actions: Readonly<Record<ListAction, StepActionContract>>;
}

/** An onboarding list: its entries, the edited entry and the two actions. */
export function useEntryList<Entry extends { id: string }>(
  part: EventPart,
  { list, actions }: EntryListSource<Entry>,
  options: UseEntryListOptions,
): UseEntryListResult<Entry> {
  const [editing, setEditing] = useState<Pick<EntryEditing<Entry>, 'edited' | 'returnedFrom' | 'saved'>>({
    edited: undefined,
    returnedFrom: undefined,
    saved: undefined,
  });
  const { backend } = usePensionTrace();
  return {
    list: useList(list),
    canAdd: backend.hasProcedure(actions.add),
    actions: useStepActions(part, actions, options),
    editing: {
      ...editing,
      open: (edited) => setEditing(({ returnedFrom }) => ({ edited, returnedFrom, saved: undefined })),
      close: (saved) => setEditing(({ edited }) => ({ edited: undefined, returnedFrom: edited?.id, saved })),
    },
  };
}
