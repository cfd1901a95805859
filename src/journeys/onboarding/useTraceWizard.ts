import { portalCreateTraceCancel, portalTraceCount } from '../../backend/contracts/traces';
import { useEntryStep, type UseEntryStepOptions, type UseEntryStepResult } from '../../entries/useEntryStep';
import { useTraceForm, type UseTraceFormResult } from '../../features/traces/useTraceForm';
import type { FormOptions } from '../../forms/useForm';
import { usePart } from '../../provider/usePart';

export interface UseTraceWizardOptions extends FormOptions, UseEntryStepOptions {}

/** What {@link useTraceWizard} returns. */
export interface UseTraceWizardResult extends UseEntryStepResult<UseTraceFormResult> {
  cancel: UseEntryStepResult<UseTraceFormResult>['cancel'] & {
    /** Only a list that is not empty can be gone back to. */
    isOffered: boolean;
  };
}

const contracts = { count: portalTraceCount, cancel: portalCreateTraceCancel };

/**
 * The step of the onboarding that creates a trace, without its looks: procedures `portal_create_trace`,
 * `portal_create_trace_cancel` and `portal_trace_count` (specification sections 2.3 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useTraceWizard({ onCancelled, ...options }: UseTraceWizardOptions = {}): UseTraceWizardResult {
  usePart('traceWizard');
  const step = useEntryStep('traceWizard', contracts, useTraceForm(options), { onCancelled });
  const isOffered = step.state.status === 'ready' && !step.state.isFirst;
  return { ...step, cancel: { ...step.cancel, isOffered } };
}
