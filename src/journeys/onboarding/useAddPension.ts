import { portalPensionCancel, portalPensionCount } from '../../backend/contracts/pensions';
import {
  usePensionForm,
  type UsePensionFormOptions,
  type UsePensionFormResult,
} from '../../features/pensions/usePensionForm';
import { useStepActions, type StepActionsState } from '../../data/useStepActions';
import { useCount, type CountState } from '../../entries/useCount';
import { usePensionTrace } from '../../provider/PensionTraceContext';

export interface UseAddPensionOptions extends Omit<UsePensionFormOptions, 'pension'> {
  /** Called with the tags that the server answered when the customer left without a pension, once. */
  onCancelled?: (result: { tags: readonly number[] | null }) => void;
}

/** The result of {@link useAddPension}. */
export interface UseAddPensionResult {
  /** Whether it is the customer's first pension, which decides the heading. */
  state: CountState;
  form: UsePensionFormResult;
  cancel: {
    state: StepActionsState<'cancel'>;
    /** Leaves the form and throws away what was typed. */
    go: () => void;
  };
}

/**
 * The step of the onboarding that adds a known pension, without its looks: procedures `portal_create_pension`,
 * `portal_pension_cancel` and `portal_pension_count` (specification sections 2.3 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useAddPension(options: UseAddPensionOptions = {}): UseAddPensionResult {
  usePensionTrace('useAddPension');
  const { onCancelled, ...formOptions } = options;
  const state = useCount(portalPensionCount);
  const form = usePensionForm(formOptions);
  const cancel = useStepActions(
    { cancel: portalPensionCancel },
    {
      onCompleted: ({ tags }) => {
        form.discard();
        onCancelled?.({ tags });
      },
    },
  );
  return { state, form, cancel: { state: cancel.state, go: () => cancel.run('cancel') } };
}
