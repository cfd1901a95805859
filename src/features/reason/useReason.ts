import { portalWhy } from '../../backend/contracts/onboarding';
import { reasonValues, type ReasonValue } from '../../domain/reason';
import { useApplyTags } from '../../data/useAccount';
import { about, useSend, type ActionOptions, type SendStateOf } from '../../data/useSend';
import type { Option } from '../../forms/Option';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { reasonMessages } from './messages';

export type UseReasonOptions = ActionOptions<{ tags: readonly number[] }>;

/** The state of the choice. After an error the customer can choose again. */
export type ReasonState = SendStateOf<{ reason: ReasonValue }>;

/** The result of {@link useReason}. */
export interface UseReasonResult {
  state: ReasonState;
  /** The ten reasons, in the order of the screen. */
  options: readonly Option<ReasonValue>[];
  /** Sends the reason, unless another is pending or was sent. */
  choose: (reason: ReasonValue) => void;
}

/**
 * Headless hook for the reason screen. Choosing a reason sends it: procedure `portal_why`.
 *
 * @example
 * ```tsx
 * function ReasonExample() {
 *   const { state, options, choose } = useReason({ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) });
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
  const {
    state,
    input: reason,
    send,
  } = useSend('reason', (chosen: ReasonValue, headers) => backend.call(portalWhy, { p_reason: chosen }, { headers }), {
    onDone: (tags) => {
      applyTags(tags);
      options.onCompleted?.({ tags });
    },
    onError: options.onError,
  });

  return {
    state: reason === undefined ? { status: 'idle' } : about(state, { reason }),
    options: reasonValues.map((value) => ({ value, label: texts[`reason${value}`] })),
    choose(chosen) {
      if (state.status !== 'success') send(chosen);
    },
  };
}
