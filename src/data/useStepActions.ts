import { useState } from 'react';
import type * as z from 'zod/mini';
import type { BackendError } from '../backend/BackendError';
import type { Contract } from '../backend/contract';
import type { noInput } from '../backend/entities';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useApplyTags } from './useAccount';
import { useErrorMessage } from './useErrorMessage';
import { useSend } from './useSend';

/** A procedure that takes nothing and gives the tags that say where the customer goes. */
export type StepActionContract = Contract<typeof noInput, z.ZodMiniType<number[] | null | undefined>>;

/** Where a choice between several ways on stands. */
export type StepActionsState<Move extends string> =
  | { status: 'idle' }
  | { status: 'sending'; move: Move }
  /** The call failed. `message` is in words for people. */
  | { status: 'failed'; move: Move; message: string; error: BackendError }
  | { status: 'done'; move: Move };

export interface UseStepActionsOptions<Move extends string> {
  /** Called with the move and the tags that the server answered, once. */
  onCompleted?: ((result: { move: Move; tags: readonly number[] | null }) => void) | undefined;
}

export interface StepActions<Move extends string> {
  state: StepActionsState<Move>;
  /** The move under way, or made: its button is busy, no other can be pressed. */
  busyWith: Move | undefined;
  /** Sends, unless another move is under way. */
  go: (move: Move) => void;
}

/** Several buttons of which each sends one procedure and takes the customer on: one at a time, nothing twice. */
export function useStepActions<Move extends string>(
  contracts: Readonly<Record<Move, StepActionContract>>,
  options: UseStepActionsOptions<Move> = {},
): StepActions<Move> {
  const { backend } = usePensionTrace('useStepActions');
  const applyTags = useApplyTags();
  const messageFor = useErrorMessage();
  const [last, setLast] = useState<Move>();
  const { state, send } = useSend(
    (move: Move, headers) => {
      const contract: StepActionContract = contracts[move];
      setLast(move);
      return backend.call(contract, undefined, { headers });
    },
    {
      onDone: (tags, move) => {
        applyTags(tags);
        options.onCompleted?.({ move, tags: tags ?? null });
      },
    },
  );

  const moves = stateOf();
  const isBusy = moves.status === 'sending' || moves.status === 'done';
  return { state: moves, busyWith: isBusy ? moves.move : undefined, go: send };

  function stateOf(): StepActionsState<Move> {
    if (state.status === 'idle' || last === undefined) return { status: 'idle' };
    if (state.status === 'failed') {
      return { status: 'failed', move: last, message: messageFor(state.error), error: state.error };
    }
    return { status: state.status, move: last };
  }
}
