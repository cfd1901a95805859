import type { StepActionsState } from '../data/useStepActions';
import type { FormCancel } from '../ui/FormFrame';

/** The props of a form's Cancel button. */
export function cancelOf(state: StepActionsState<'cancel'>, go: () => void): Omit<FormCancel, 'label' | 'busyLabel'> {
  return {
    onPress: go,
    isBusy: state.status === 'sending' || state.status === 'done',
    problem: state.status === 'failed' ? state.message : undefined,
  };
}
