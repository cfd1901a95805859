import { useState } from 'react';
import type * as z from 'zod/mini';
import type { BackendError } from '../backend/BackendError';
import type { Contract } from '../backend/contract';
import type { noInput } from '../backend/entities';
import { usePensionTrace } from './PensionTraceContext';
import { useApplyTags } from './useAccount';
import { useProblemWords } from './useProblemWords';
import { useSend } from './useSend';

/** A procedure that takes nothing and gives the tags that say where the customer goes. */
export type MoveContract = Contract<typeof noInput, z.ZodMiniType<number[] | null | undefined>>;

/** Where a choice between several ways on stands. */
export type MovesState<Move extends string> =
  | { status: 'idle' }
  | { status: 'sending'; move: Move }
  /** The call failed. `message` is in words for people. */
  | { status: 'failed'; move: Move; message: string; error: BackendError }
  | { status: 'done'; move: Move };

export interface UseMovesOptions<Move extends string> {
  /** Called with the move and the tags that the server answered, once. */
  onCompleted?: ((result: { move: Move; tags: readonly number[] | null }) => void) | undefined;
}

export interface Moves<Move extends string> {
  state: MovesState<Move>;
  /** The move under way, or made: its button is busy, no other can be pressed. */
  busyWith: Move | undefined;
  /** Sends, unless another move is under way. */
  go: (move: Move) => void;
}

/** Several buttons of which each sends one procedure and takes the customer on: one at a time, nothing twice. */
export function useMoves<Move extends string>(
  contracts: Readonly<Record<Move, MoveContract>>,
  options: UseMovesOptions<Move> = {},
): Moves<Move> {
  const { backend } = usePensionTrace('useMoves');
  const applyTags = useApplyTags();
  const wordsFor = useProblemWords();
  const [last, setLast] = useState<Move>();
  const { state, send } = useSend(
    (move: Move, headers) => {
      const contract: MoveContract = contracts[move];
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

  function stateOf(): MovesState<Move> {
    if (state.status === 'idle' || last === undefined) return { status: 'idle' };
    if (state.status === 'failed') {
      return { status: 'failed', move: last, message: wordsFor(state.error), error: state.error };
    }
    return { status: state.status, move: last };
  }
}
