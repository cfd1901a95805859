import { useState } from 'react';
import type { BackendError } from '../backend/BackendError';
import type { EventPart } from '../provider/events';
import { useSend, type UseSendOptions } from './useSend';

/** The state of an action that needs a confirmation. */
export type ConfirmationState =
  | { status: 'idle' }
  /** The question is shown; nothing has been sent. */
  | { status: 'confirming' }
  | { status: 'pending' }
  /** It failed. `message` is for customers; the question is still shown. */
  | { status: 'error'; message: string; error: BackendError }
  | { status: 'success' };

/** An action that needs a confirmation. */
export interface Confirmation<Input> {
  state: ConfirmationState;
  /** Shows the question without sending anything. */
  ask: (input: Input) => void;
  /** Closes the question, unless the action is pending. */
  keep: () => void;
  /** Sends the action. Does nothing before `ask`. */
  confirm: () => void;
}

/**
 * Sends after a confirmation.
 *
 * @param part The part that the events name.
 * @param run Sends it, as in {@link useSend}.
 */
export function useConfirmation<Input, Reply>(
  part: EventPart,
  run: Parameters<typeof useSend<Input, Reply>>[1],
  { onDone, onError }: UseSendOptions<Input, Reply>,
): Confirmation<Input> {
  const [asked, setAsked] = useState<{ input: Input }>();
  const {
    state: sending,
    send,
    reset,
  } = useSend(part, run, {
    onDone(reply, input) {
      setAsked(undefined);
      onDone?.(reply, input);
    },
    onError,
  });
  const isSent = sending.status === 'success';
  const question = sending.status === 'idle' || isSent ? ({ status: 'confirming' } as const) : sending;

  return {
    state: asked ? question : { status: isSent ? 'success' : 'idle' },
    ask(input) {
      if (sending.status !== 'pending') reset();
      setAsked({ input });
    },
    keep() {
      if (sending.status !== 'pending') setAsked(undefined);
    },
    confirm() {
      if (asked) send(asked.input);
    },
  };
}
