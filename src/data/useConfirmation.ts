import type { EventPart } from '../provider/events';
import { useQuestion, type QuestionState } from './useQuestion';
import { useSend, type UseSendOptions } from './useSend';

/** An action that needs a confirmation. */
export interface Confirmation<Input> {
  state: QuestionState;
  /** Shows the question without sending anything. */
  ask: (input: Input) => void;
  /** Closes the question, unless the action is pending. */
  close: () => void;
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
  options: UseSendOptions<Input, Reply>,
): Confirmation<Input> {
  const sending = useSend(part, run, options);
  const { state, asked, ask, close } = useQuestion<Input>(sending);
  return {
    state,
    ask,
    close,
    confirm() {
      if (asked) sending.send(asked.input);
    },
  };
}
