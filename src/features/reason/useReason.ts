import { useState } from 'react';
import type { BackendError } from '../../backend/BackendError';
import { portalWhy } from '../../backend/contracts/onboarding';
import type { ReasonValue } from '../../domain/reason';
import { useApplyTags } from '../../data/useAccount';
import { useErrorMessage } from '../../data/useErrorMessage';
import { useProcedure } from '../../data/useProcedure';

export interface UseReasonOptions {
  /** Called with what the server answered, once. */
  onCompleted?: (result: { tags: readonly number[] }) => void;
}

/** Where the choice stands. */
export type ReasonState =
  | { status: 'choosing' }
  | { status: 'sending'; reason: ReasonValue }
  /** The call failed. `message` is in words for people; any reason can be chosen again. */
  | { status: 'failed'; reason: ReasonValue; message: string; error: BackendError }
  | { status: 'done'; reason: ReasonValue };

export interface UseReasonResult {
  state: ReasonState;
  /** Sends the reason, unless one is being sent already. */
  choose: (reason: ReasonValue) => void;
}

/**
 * The reason for tracing without its looks: choosing sends it, procedure `portal_why` (specification section 2.3).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useReason(options: UseReasonOptions = {}): UseReasonResult {
  const applyTags = useApplyTags();
  const messageFor = useErrorMessage();
  const [reason, setReason] = useState<ReasonValue>();
  const { state, send } = useProcedure(portalWhy, {
    onDone: (tags) => {
      applyTags(tags);
      options.onCompleted?.({ tags });
    },
  });

  function choose(chosen: ReasonValue) {
    if (state.status === 'sending' || state.status === 'done') return;
    setReason(chosen);
    send({ p_reason: chosen });
  }

  function reasonState(): ReasonState {
    if (reason === undefined || state.status === 'idle') return { status: 'choosing' };
    if (state.status === 'sending') return { status: 'sending', reason };
    if (state.status === 'done') return { status: 'done', reason };
    return { status: 'failed', reason, message: messageFor(state.error), error: state.error };
  }

  return { state: reasonState(), choose };
}
