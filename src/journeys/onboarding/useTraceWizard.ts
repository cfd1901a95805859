import { portalCreateTraceCancel, portalTraceCount } from '../../backend/contracts/traces';
import { useTraceForm, type UseTraceFormResult } from '../../features/traces/useTraceForm';
import { useStepActions, type StepActionsState } from '../../data/useStepActions';
import type { FormOptions } from '../../forms/useForm';
import { useCount, type CountState } from '../../entries/useCount';
import { usePensionTrace } from '../../provider/PensionTraceContext';

export interface UseTraceWizardOptions extends FormOptions {
  /** Called with the tags that the server answered when the customer left without a trace, once. */
  onCancelled?: (result: { tags: readonly number[] | null }) => void;
}

/** The result of {@link useTraceWizard}. */
export interface UseTraceWizardResult {
  /** Whether it is the customer's first trace, which decides the heading and whether Cancel is offered. */
  state: CountState;
  /** The form in its two steps. */
  form: UseTraceFormResult;
  cancel: {
    /** Only a list that is not empty can be gone back to. */
    isOffered: boolean;
    state: StepActionsState<'cancel'>;
    /** Leaves the form and throws away what was typed. */
    go: () => void;
  };
}

/**
 * The step of the onboarding that creates a trace, without its looks: procedures `portal_create_trace`,
 * `portal_create_trace_cancel` and `portal_trace_count` (specification sections 2.3 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useTraceWizard(options: UseTraceWizardOptions = {}): UseTraceWizardResult {
  usePensionTrace('useTraceWizard');
  const { onCancelled, ...formOptions } = options;
  const state = useCount(portalTraceCount);
  const form = useTraceForm(formOptions);
  const cancel = useStepActions(
    { cancel: portalCreateTraceCancel },
    {
      onCompleted: ({ tags }) => {
        form.discard();
        onCancelled?.({ tags });
      },
    },
  );

  return {
    state,
    form,
    cancel: {
      isOffered: state.status === 'ready' && !state.isFirst,
      state: cancel.state,
      go: () => cancel.run('cancel'),
    },
  };
}
