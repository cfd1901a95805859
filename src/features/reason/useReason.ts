import { useState } from 'react';
import type { BackendError } from '../../backend/BackendError';
import { portalWhy } from '../../backend/contracts/onboarding';
import type { ReasonValue } from '../../domain/reason';
import { useApplyTags } from '../../data/useAccount';
import { useSend, type ActionOptions } from '../../data/useSend';
import { usePart } from '../../provider/usePart';

export type UseReasonOptions = ActionOptions<{ tags: readonly number[] }>;

/** The state of the choice. */
export type ReasonState =
  | { status: 'idle' }
  | { status: 'pending'; reason: ReasonValue }
  /** The call failed. `message` is for customers; the customer can choose again. */
  | { status: 'error'; reason: ReasonValue; message: string; error: BackendError }
  | { status: 'success'; reason: ReasonValue };

/** The result of {@link useReason}. */
export interface UseReasonResult {
  state: ReasonState;
  /** Sends the reason, unless another is pending. */
  choose: (reason: ReasonValue) => void;
}

/**
 * Headless hook for the reason screen. Choosing a reason sends it: procedure `portal_why`.
 *
 * @example
 * ```tsx
 * function ReasonExample() {
 *   const { state, choose } = useReason({
 *     onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])),
 *   });
 *   return (
 *     <button disabled={state.status === 'pending'} onClick={() => choose(2)}>
 *       Consolidating my pensions
 *     </button>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useReason(options: UseReasonOptions = {}): UseReasonResult {
  const { backend } = usePart('reason');
  const applyTags = useApplyTags();
  const [reason, setReason] = useState<ReasonValue>();
  const { state, send } = useSend(
    'reason',
    (chosen: ReasonValue, headers) => backend.call(portalWhy, { p_reason: chosen }, { headers }),
    {
      onDone: (tags) => {
        applyTags(tags);
        options.onCompleted?.({ tags });
      },
      onError: options.onError,
    },
  );

  function choose(chosen: ReasonValue) {
    if (state.status === 'pending' || state.status === 'success') return;
    setReason(chosen);
    send(chosen);
  }

  function reasonState(): ReasonState {
    if (reason === undefined || state.status === 'idle') return { status: 'idle' };
    if (state.status === 'pending') return { status: 'pending', reason };
    if (state.status === 'success') return { status: 'success', reason };
    return { ...state, reason };
  }

  return { state: reasonState(), choose };
}
