import type { Contract } from '../backend/contract';
import type { EventPart } from '../provider/events';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useApplyTags } from './useAccount';
import { about, useSend, type ActionOptions, type SendStateOf } from './useSend';

/** A procedure without input that returns the customer's new tags. */
export type StepActionContract = Contract<string, object | undefined, number[] | null | undefined>;

/** The state of a choice between actions. */
export type StepActionsState<Action extends string> = SendStateOf<{ action: Action }>;

export type UseStepActionsOptions<Action extends string> = ActionOptions<{
  action: Action;
  tags: readonly number[] | null;
}>;

/** The state of several actions, of which one can run at a time. */
export interface StepActions<Action extends string> {
  state: StepActionsState<Action>;
  /** The action that is pending or has completed: its button is busy and the others are disabled. */
  busyWith: Action | undefined;
  /** Sends, unless another action is pending. */
  run: (action: Action) => void;
}

/** Several buttons, each with a procedure that changes the step. Runs one at a time and never twice. */
export function useStepActions<Action extends string>(
  part: EventPart,
  contracts: Readonly<Record<Action, StepActionContract>>,
  options: UseStepActionsOptions<Action> = {},
): StepActions<Action> {
  const { backend } = usePensionTrace();
  const applyTags = useApplyTags();
  const {
    state: sending,
    input: action,
    send,
  } = useSend(
    part,
    (chosen: Action, headers) => {
      const contract: StepActionContract = contracts[chosen];
      return backend.call(contract, undefined, { headers });
    },
    {
      onDone: (tags, chosen) => {
        applyTags(tags);
        options.onCompleted?.({ action: chosen, tags: tags ?? null });
      },
      onError: options.onError,
    },
  );

  const state: StepActionsState<Action> = action === undefined ? { status: 'idle' } : about(sending, { action });
  const isBusy = state.status === 'pending' || state.status === 'success';
  return { state, busyWith: isBusy ? state.action : undefined, run: send };
}
