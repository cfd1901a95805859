import { useState } from 'react';
import type { BackendError } from '../backend/BackendError';
import { useErrorMessage } from './useErrorMessage';
import { useSend, type UseSendOptions } from './useSend';

/** Where something stands that is done only after a question. */
export type ConfirmationState =
  | { status: 'idle' }
  /** The customer is asked whether it may really be done. */
  | { status: 'confirming' }
  | { status: 'sending' }
  /** Still asked. `message` is in words for people. */
  | { status: 'failed'; message: string; error: BackendError }
  | { status: 'done' };

/** What is done only after a question. */
export interface Confirmation<Input> {
  state: ConfirmationState;
  /** Asks whether it may be done. Sends nothing. */
  ask: (input: Input) => void;
  /** Takes the question back, unless it is being done. */
  keep: () => void;
  /** Does it. Only after `ask`. */
  confirm: () => void;
}

/**
 * Anything that is sent, with the question before it.
 *
 * @param run Does it, as `useSend` wants it.
 * @param onDone Called with the reply, once.
 */
export function useConfirmation<Input, Reply>(
  run: Parameters<typeof useSend<Input, Reply>>[0],
  onDone: NonNullable<UseSendOptions<Input, Reply>['onDone']>,
): Confirmation<Input> {
  const [asked, setAsked] = useState<{ input: Input; error?: BackendError }>();
  const messageFor = useErrorMessage();
  const { state: sending, send } = useSend(run, {
    onDone(reply, input) {
      setAsked(undefined);
      onDone(reply, input);
    },
    onFailed: (error, input) => setAsked({ input, error }),
  });

  const state = ((): ConfirmationState => {
    if (!asked) return { status: sending.status === 'done' ? 'done' : 'idle' };
    if (sending.status === 'sending') return { status: 'sending' };
    const { error } = asked;
    return error ? { status: 'failed', message: messageFor(error), error } : { status: 'confirming' };
  })();

  return {
    state,
    ask: (input) => setAsked({ input }),
    keep() {
      if (state.status !== 'sending') setAsked(undefined);
    },
    confirm() {
      if (asked) send(asked.input);
    },
  };
}
