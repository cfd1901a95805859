import { portalCancelApplication } from '../../backend/contracts/onboarding';
import { usePart } from '../../provider/usePart';
import { useApplyTags } from '../../data/useAccount';
import type { ActionOptions } from '../../data/useSend';
import { useConfirmation, type Confirmation } from '../../data/useConfirmation';

export type UseCancelApplicationOptions = ActionOptions<{ tags: readonly number[] }>;

export interface UseCancelApplicationResult extends Omit<Confirmation<undefined>, 'ask'> {
  /** Shows the question without sending anything. */
  ask: () => void;
}

/**
 * Headless hook that cancels the application after a confirmation: procedure `portal_cancel_application`.
 *
 * @example
 * ```tsx
 * function CancelApplicationExample() {
 *   const { state, ask, close, confirm } = useCancelApplication();
 *   if (state.status === 'idle') return <button onClick={() => ask()}>Cancel application…</button>;
 *   const no = <button onClick={close}>Keep</button>;
 *   return <p><button onClick={confirm}>Cancel application</button> {no}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useCancelApplication({
  onCompleted,
  onError,
}: UseCancelApplicationOptions = {}): UseCancelApplicationResult {
  const { backend } = usePart('cancelApplication');
  const applyTags = useApplyTags();
  const { ask, ...confirmed } = useConfirmation(
    'cancelApplication',
    (_: undefined, headers) => backend.call(portalCancelApplication, undefined, { headers }),
    {
      onDone: (tags) => {
        applyTags(tags);
        onCompleted?.({ tags });
      },
      onError,
    },
  );
  return { ...confirmed, ask: () => ask(undefined) };
}
