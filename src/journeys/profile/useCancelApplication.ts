import { portalCancelApplication } from '../../backend/contracts/onboarding';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useApplyTags } from '../../data/useAccount';
import { useConfirmation, type Confirmation } from '../../data/useConfirmation';

export interface UseCancelApplicationOptions {
  /** Called with the tags that the server answered, once the application is cancelled. */
  onCancelled?: ((result: { tags: readonly number[] }) => void) | undefined;
}

export interface UseCancelApplicationResult extends Omit<Confirmation<undefined>, 'ask'> {
  /** Asks whether it may be cancelled. Sends nothing. */
  ask: () => void;
}

/** Cancelling one's application, with the question before it: procedure `portal_cancel_application`. */
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
