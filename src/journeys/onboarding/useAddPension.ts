import { portalPensionCancel, portalPensionCount } from '../../backend/contracts/pensions';
import { useEntryStep, type UseEntryStepOptions, type UseEntryStepResult } from '../../entries/useEntryStep';
import {
  usePensionForm,
  type UsePensionFormOptions,
  type UsePensionFormResult,
} from '../../features/pensions/usePensionForm';
import { usePart } from '../../provider/usePart';

export interface UseAddPensionOptions<Extra = unknown>
  extends Omit<UsePensionFormOptions<Extra>, 'pension'>, UseEntryStepOptions {}

/** The result of {@link useAddPension}. */
export type UseAddPensionResult = UseEntryStepResult<UsePensionFormResult>;

const contracts = { count: portalPensionCount, cancel: portalPensionCancel };

/**
 * Headless hook for the onboarding step that adds a known pension: procedures `portal_create_pension`,
 * `portal_pension_cancel` and `portal_pension_count`.
 *
 * @example
 * ```tsx
 * function KnownPension() {
 *   const { form } = useAddPension({ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) });
 *   return (
 *     <form noValidate onSubmit={form.submit}>
 *       <input aria-label="Policy number" {...form.fieldProps('policy')} /> <button>Add Pension</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useAddPension<Extra = unknown>({
  onCancelled,
  ...options
}: UseAddPensionOptions<Extra> = {}): UseAddPensionResult {
  usePart('addPension');
  return useEntryStep('addPension', contracts, usePensionForm(options), { onCancelled });
}
