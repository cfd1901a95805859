import { portalTraceAdd, portalTraceContinue } from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { useTraces, type UseTracesResult } from '../../features/traces/useTraces';
import { useStepActions, type StepActions } from '../../data/useStepActions';
import { useEntryEditing, type EntryEditing } from '../../entries/useEntryEditing';

/** To the form for another one, or on with the application. */
export type ListMove = 'add' | 'continue';

export interface UseTracesListOptions {
  /** Called with what was chosen and the tags that the server answered, once. */
  onCompleted?: (result: { move: ListMove; tags: readonly number[] | null }) => void;
}

export interface UseTracesListResult {
  list: UseTracesResult;
  moves: StepActions<ListMove>;
  editing: EntryEditing<Trace>;
}

/**
 * The list of traces in the onboarding, without its looks: procedures `portal_user_traces`, `portal_trace_add` and
 * `portal_trace_continue` (specification sections 2.3 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useTracesList(options: UseTracesListOptions = {}): UseTracesListResult {
  return {
    list: useTraces(),
    moves: useStepActions({ add: portalTraceAdd, continue: portalTraceContinue }, options),
    editing: useEntryEditing<Trace>(),
  };
}
