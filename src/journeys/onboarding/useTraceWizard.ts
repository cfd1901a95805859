import { portalCreateTraceCancel, portalTraceCount } from '../../backend/contracts/traces';
import { useEntryStep, type UseEntryStepOptions, type UseEntryStepResult } from '../../entries/useEntryStep';
import { useTraceForm, type UseTraceFormOptions, type UseTraceFormResult } from '../../features/traces/useTraceForm';
import { usePart } from '../../provider/usePart';

export interface UseTraceWizardOptions<Extra = unknown>
  extends Omit<UseTraceFormOptions<Extra>, 'trace'>, UseEntryStepOptions {}

/** The result of {@link useTraceWizard}. */
export interface UseTraceWizardResult extends UseEntryStepResult<UseTraceFormResult> {
  cancel: UseEntryStepResult<UseTraceFormResult>['cancel'] & {
    /** False while the list is empty: there is then nothing to go back to. */
    isOffered: boolean;
  };
}

const contracts = { count: portalTraceCount, cancel: portalCreateTraceCancel };

/**
 * Headless hook for the onboarding step that creates a trace: procedures `portal_create_trace`,
 * `portal_create_trace_cancel` and `portal_trace_count`.
 *
 * @example
 * ```tsx
 * function FirstTrace() {
 *   const { form } = useTraceWizard({ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) });
 *   return (
 *     <form noValidate onSubmit={form.submit}>
 *       <input aria-label="Employer" {...form.fieldProps('employer')} /> <button>Next</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTraceWizard<Extra = unknown>({
  onCancelled,
  ...options
}: UseTraceWizardOptions<Extra> = {}): UseTraceWizardResult {
  usePart('traceWizard');
  const step = useEntryStep('traceWizard', contracts, useTraceForm(options), { onCancelled });
  const isOffered = step.state.status === 'success' && !step.state.isFirst;
  return { ...step, cancel: { ...step.cancel, isOffered } };
}
