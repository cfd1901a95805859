import { useState } from 'react';
import type { BackendError } from '../../backend/BackendError';
import { portalCancelApplication } from '../../backend/contracts/onboarding';
import { useApplyTags } from '../../provider/useAccount';
import { useProblemWords } from '../../provider/useProblemWords';
import { useProcedure } from '../../provider/useProcedure';

export interface UseCancelApplicationOptions {
  /** Called with the tags that the server answered, once the application is cancelled. */
  onCancelled?: ((result: { tags: readonly number[] }) => void) | undefined;
}

/** Where cancelling an application stands. */
export type CancelApplicationState =
  | { status: 'idle' }
  /** The customer is asked whether it may really be cancelled. */
  | { status: 'confirming' }
  | { status: 'cancelling' }
  /** Still asked. `message` is in words for people. */
  | { status: 'failed'; message: string }
  | { status: 'cancelled' };

export interface UseCancelApplicationResult {
  state: CancelApplicationState;
  /** Asks whether it may be cancelled. Sends nothing. */
  ask: () => void;
  /** Takes the question back. */
  keep: () => void;
  /** Cancels. Only after `ask`. */
  confirm: () => void;
}

/** Cancelling one's application, with the question before it: procedure `portal_cancel_application`. */
export function useCancelApplication(options: UseCancelApplicationOptions = {}): UseCancelApplicationResult {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<BackendError>();
  const applyTags = useApplyTags();
  const wordsFor = useProblemWords();
  const { state, send } = useProcedure(portalCancelApplication, {
    onDone: (tags) => {
      applyTags(tags);
      options.onCancelled?.({ tags });
    },
    onFailed: setFailure,
  });

  function stateOf(): CancelApplicationState {
    if (state.status === 'sending') return { status: 'cancelling' };
    if (state.status === 'done') return { status: 'cancelled' };
    if (!isAsking) return { status: 'idle' };
    return failure ? { status: 'failed', message: wordsFor(failure) } : { status: 'confirming' };
  }

  return {
    state: stateOf(),
    ask: () => setIsAsking(true),
    keep() {
      setIsAsking(false);
      setFailure(undefined);
    },
    confirm() {
      if (isAsking) send(undefined);
    },
  };
}
