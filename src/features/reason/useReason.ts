import { useState } from 'react';
import type { BackendError } from '../../backend/BackendError';
import { portalWhy } from '../../backend/contracts/onboarding';
import { reasonValues, type ReasonValue } from '../../domain/reason';
import { useApplyTags } from '../../data/useAccount';
import { useSend, type ActionOptions } from '../../data/useSend';
import type { Option } from '../../forms/Option';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { reasonMessages } from './messages';

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
  /** The ten reasons, in the order of the screen. */
  options: readonly Option<ReasonValue>[];
  /** Sends the reason, unless another is pending. */
  choose: (reason: ReasonValue) => void;
}

/**
 * Headless hook for the reason screen. Choosing a reason sends it: procedure `portal_why`.
 *
 * @example
 * ```tsx
 * function ReasonExample() {
 *   const { state, options, choose } = useReason({
 *     onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])),
 *   });
 *   return options.map(({ value, label }) => (
 *     <button key={value} disabled={state.status === 'pending'} onClick={() => choose(value)}>
 *       {label}
 *     </button>
 *   ));
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useReason(options: UseReasonOptions = {}): UseReasonResult {
  const { backend } = usePart('reason');
  const applyTags = useApplyTags();
  const texts = useMessages('reason', reasonMessages);
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

  const labels = reasonValues.map((value) => ({ value, label: texts[`reason${value}`] }));
  return { state: reasonState(), options: labels, choose };
}
