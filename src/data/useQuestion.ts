import { useState } from 'react';
import type { BackendError } from '../backend/BackendError';

/** The state of an action that needs a confirmation. */
export type QuestionState =
  | { status: 'idle' }
  /** The question is shown; nothing has been sent. */
  | { status: 'confirming' }
  | { status: 'pending' }
  /** It failed. `message` is for customers; the question is still shown. */
  | { status: 'error'; message: string; error: BackendError }
  | { status: 'success' };

interface Question<Input> {
  state: QuestionState;
  /** What is asked; undefined while the question is closed, and once it was done. */
  asked: { input: Input } | undefined;
  /** Shows the question. */
  ask: (input: Input) => void;
  /** Closes the question, unless the action is pending. */
  close: () => void;
}

interface Sending {
  state: Exclude<QuestionState, { status: 'confirming' }> | { status: 'invalid' };
  /** Forgets what was sent or typed. */
  reset: () => void;
}

/** The question before an action that is sent by {@link useSend} or a form. */
export function useQuestion<Input>({ state: sending, reset }: Sending): Question<Input> {
  const [open, setOpen] = useState<{ input: Input }>();
  const isPending = sending.status === 'pending';
  const asked = sending.status === 'success' ? undefined : open;
  return {
    state: stateOf(asked !== undefined, sending),
    asked,
    ask(input) {
      if (!isPending) reset();
      setOpen({ input });
    },
    close() {
      if (isPending || !asked) return;
      reset();
      setOpen(undefined);
    },
  };
}

function stateOf(isAsked: boolean, sending: Sending['state']): QuestionState {
  switch (sending.status) {
    case 'success':
      return { status: 'success' };
    case 'pending':
    case 'error':
      return isAsked ? sending : { status: 'idle' };
    default:
      return { status: isAsked ? 'confirming' : 'idle' };
  }
}
