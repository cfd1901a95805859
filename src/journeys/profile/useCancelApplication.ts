import { portalCancelApplication } from '../../backend/contracts/onboarding';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useApplyTags } from '../../data/useAccount';
import { useConfirmation, type Confirmation } from '../../data/useConfirmation';

export interface UseCancelApplicationOptions {
  /** Called once with the customer's new tags. */
  onCancelled?: ((result: { tags: readonly number[] }) => void) | undefined;
}

export interface UseCancelApplicationResult extends Omit<Confirmation<undefined>, 'ask'> {
  /** Shows the question. Sends nothing. */
  ask: () => void;
}

/**
 * Headless hook that cancels the application after a confirmation: procedure `portal_cancel_application`
 * (specification section 2.4).
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useCancelApplication(options: UseCancelApplicationOptions = {}): UseCancelApplicationResult {
  const { backend } = usePensionTrace('useCancelApplication');
  const applyTags = useApplyTags();
  const { ask, ...confirmed } = useConfirmation(
    (_: undefined, headers) => backend.call(portalCancelApplication, undefined, { headers }),
    (tags) => {
      applyTags(tags);
      options.onCancelled?.({ tags });
    },
  );
  return { ...confirmed, ask: () => ask(undefined) };
}
