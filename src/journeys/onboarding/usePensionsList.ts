import { portalPensionAdd, portalPensionContinue } from '../../backend/contracts/pensions';
import type { Pension } from '../../backend/entities';
import { usePensions, type UsePensionsResult } from '../../features/pensions/usePensions';
import { useStepActions, type StepActions } from '../../data/useStepActions';
import { useEntryEditing, type EntryEditing } from '../../entries/useEntryEditing';
import type { ListMove } from './useTracesList';

export interface UsePensionsListOptions {
  /** Called with what was chosen and the tags that the server answered, once. */
  onCompleted?: (result: { move: ListMove; tags: readonly number[] | null }) => void;
}

export interface UsePensionsListResult {
  list: UsePensionsResult;
  moves: StepActions<ListMove>;
  editing: EntryEditing<Pension>;
}

/**
 * The list of known pensions in the onboarding, without its looks: procedures `portal_user_pensions`,
 * `portal_pension_add` and `portal_pension_continue` (specification sections 2.3 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function usePensionsList(options: UsePensionsListOptions = {}): UsePensionsListResult {
  return {
    list: usePensions(),
    moves: useStepActions({ add: portalPensionAdd, continue: portalPensionContinue }, options),
    editing: useEntryEditing<Pension>(),
  };
}
