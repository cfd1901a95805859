import type { BackendError } from '../../backend/BackendError';
import { newsUnsubscribe } from '../../backend/contracts/account';
import { useSend, type ActionOptions } from '../../data/useSend';
import { usePart } from '../../provider/usePart';

export interface UseStopNewsOptions extends ActionOptions<{ wasOn: boolean }> {
  /** The token of the link in a message. */
  token: string;
}

/** The state of the link that stops emails about news. */
export type StopNewsState =
  /** Nothing has changed: a mail scanner that opens the link does not unsubscribe. */
  | { status: 'idle' }
  | { status: 'pending' }
  /** The link is too old, or was never valid. */
  | { status: 'invalid' }
  /** It failed. `message` is for customers. */
  | { status: 'error'; message: string; error: BackendError }
  /** The emails are off. `wasOn` is false when they were off before. */
  | { status: 'success'; wasOn: boolean };

/** The result of {@link useStopNews}. */
export interface UseStopNewsResult {
  state: StopNewsState;
  /** Switches the emails off. Call it when the customer presses a button, never when the page opens. */
  stop: () => void;
}

/**
 * Headless hook for the link in a message that stops emails about one's own traces, without a session: procedure
 * `news_unsubscribe`. Marketing and messages about the log-in stay as they are.
 *
 * @example
 * ```tsx
 * function StopNewsExample() {
 *   const { state, stop } = useStopNews({ token: '7d0be4c1-5c1b-4f0e-8a55-2f6a0e9d1c34' });
 *   if (state.status === 'invalid') return <p>This link does not work.</p>;
 *   if (state.status === 'success') return <p>Emails about news are off.</p>;
 *   return <button onClick={stop}>Stop these emails</button>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useStopNews({ token, onCompleted, onError }: UseStopNewsOptions): UseStopNewsResult {
  const { backend } = usePart('stopNews');
  const { state, send } = useSend(
    'stopNews',
    (p_token: string, headers) => backend.call(newsUnsubscribe, { p_token }, { headers, isOpen: true }),
    { onDone: (wasOn) => onCompleted?.({ wasOn }), onError },
  );
  return { state: stateOf(), stop: () => send(token) };

  function stateOf(): StopNewsState {
    if (state.status === 'error' && state.error.serverCode === 'PT404') return { status: 'invalid' };
    return state.status === 'success' ? { status: 'success', wasOn: state.reply } : state;
  }
}
