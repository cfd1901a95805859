import type { BackendError } from '../backend/BackendError';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useErrorMessage } from './useErrorMessage';
import { useSend } from './useSend';

/** Where logging out stands. */
export type LogOutState =
  | { status: 'idle' }
  | { status: 'leaving' }
  /** The customer is still logged in. `message` is in words for people. */
  | { status: 'failed'; message: string; error: BackendError }
  | { status: 'done' };

export interface UseLogOutResult {
  state: LogOutState;
  /** Ends the session in every tab, and throws away what was typed and what was read. */
  logOut: () => void;
}

/** Signing out (specification section 7). */
export function useLogOut(): UseLogOutResult {
  const { drafts, session } = usePensionTrace('useLogOut');
  const messageFor = useErrorMessage();
  const { state, send } = useSend(() => session.signOut(), { onDone: () => drafts.clear() });
  return { state: stateOf(), logOut: () => send(undefined) };

  function stateOf(): LogOutState {
    switch (state.status) {
      case 'failed':
        return { status: 'failed', message: messageFor(state.error), error: state.error };
      case 'sending':
        return { status: 'leaving' };
      default:
        return { status: state.status };
    }
  }
}
