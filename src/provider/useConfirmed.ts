import { useState } from 'react';
import type { AnyContract, InputOf, OutputOf } from '../backend/contract';
import type { BackendError } from '../backend/BackendError';
import { useProblemWords } from './useProblemWords';
import { useProcedure } from './useProcedure';

/** Where something stands that is done only after a question. */
export type ConfirmedState =
  | { status: 'idle' }
  /** The customer is asked whether it may really be done. */
  | { status: 'confirming' }
  | { status: 'sending' }
  /** Still asked. `message` is in words for people. */
  | { status: 'failed'; message: string; error: BackendError }
  | { status: 'done' };

/** A procedure that is called only after a question. */
export interface Confirmed<Input> {
  state: ConfirmedState;
  /** Asks whether it may be done. Sends nothing. */
  ask: (input: Input) => void;
  /** Takes the question back. */
  keep: () => void;
  /** Does it. Only after `ask`. */
  confirm: () => void;
}

/**
 * A procedure with the question before it.
 *
 * @param onDone Called with the reply, once.
 */
export function useConfirmed<C extends AnyContract>(
  contract: C,
  onDone: (reply: OutputOf<C>) => void,
): Confirmed<InputOf<C>> {
  const [asked, setAsked] = useState<{ input: InputOf<C>; error?: BackendError }>();
  const wordsFor = useProblemWords();
  const { state, send } = useProcedure(contract, {
    onDone: (reply) => {
      keep();
      onDone(reply);
    },
    onFailed: (error, input) => setAsked({ input, error }),
  });

  function keep() {
    setAsked(undefined);
  }

  function stateOf(): ConfirmedState {
    if (!asked) return { status: state.status === 'done' ? 'done' : 'idle' };
    if (state.status === 'sending') return { status: 'sending' };
    const { error } = asked;
    return error ? { status: 'failed', message: wordsFor(error), error } : { status: 'confirming' };
  }

  return {
    state: stateOf(),
    ask: (input) => setAsked({ input }),
    keep,
    confirm() {
      if (asked) send(asked.input);
    },
  };
}
