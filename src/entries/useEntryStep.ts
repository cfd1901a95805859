import type { BackendError } from '../backend/BackendError';
import type { Contract } from '../backend/contract';
import { useRead } from '../data/useRead';
import { useStepActions, type StepActionContract, type StepActionsState } from '../data/useStepActions';
import type { EventPart } from '../provider/events';

/** Whether the list of entries is empty. */
export type CountState =
  | { status: 'pending' }
  /** The count failed to load. `message` is for customers; `retry` loads it again. */
  | { status: 'error'; message: string; error: BackendError; retry: () => void }
  /** `isFirst` while the list is empty. */
  | { status: 'success'; isFirst: boolean };

export interface UseEntryStepOptions {
  /** Called once with the new tags when the customer left without an entry. */
  onCancelled?: ((result: { tags: readonly number[] | null }) => void) | undefined;
}

export interface UseEntryStepResult<Form> {
  /** Whether it is the customer's first entry, which decides the heading. */
  state: CountState;
  form: Form;
  cancel: {
    state: StepActionsState<'cancel'>;
    /** Leaves the form and deletes its draft. */
    go: () => void;
  };
}

/** The procedures of one step. */
export interface EntryStepContracts {
  readonly count: Contract<string, object | undefined, number>;
  readonly cancel: StepActionContract;
}

/** An onboarding step that adds an entry: its form, whether the entry is the first, and Cancel. */
export function useEntryStep<Form extends { discard: () => void }>(
  part: EventPart,
  { count, cancel }: EntryStepContracts,
  form: Form,
  { onCancelled }: UseEntryStepOptions,
): UseEntryStepResult<Form> {
  const read = useRead({
    source: count.name,
    // A cached count could miss the last entry.
    isCached: false,
    read: (backend, options) => backend.call(count, undefined, options),
  });
  const leaving = useStepActions(
    part,
    { cancel },
    {
      onCompleted: ({ tags }) => {
        form.discard();
        onCancelled?.({ tags });
      },
    },
  );
  return {
    state: read.status === 'success' ? { status: 'success', isFirst: read.data === 0 } : read,
    form,
    cancel: { state: leaving.state, go: () => leaving.run('cancel') },
  };
}
