import type { BackendError } from '../backend/BackendError';
import { usePart } from '../provider/usePart';
import { useSend, type ActionOptions } from './useSend';

/** The state of logging out. */
export type LogOutState =
  | { status: 'idle' }
  | { status: 'pending' }
  /**
   * The customer is still logged in. `message` is for customers. When `error.code` is `unsaved`, what they typed last was
   * not saved: ask whether to leave without it.
   */
  | { status: 'error'; message: string; error: BackendError }
  | { status: 'success' };

/** The result of {@link useLogOut}. */
export interface UseLogOutResult {
  state: LogOutState;
  /** Saves unsent drafts, which takes at most three seconds, then ends the session in every tab and clears cached data. */
  logOut: () => void;
  /** Logs out even when a draft was not saved. */
  logOutAnyway: () => void;
}

/** Options of {@link useLogOut}. */
export interface UseLogOutOptions extends ActionOptions {
  /** True for a log-out that saves answers: the next page says that they are saved, when they were. Default false. */
  savesAnswers?: boolean | undefined;
}

/**
 * Logs out.
 *
 * @example
 * ```tsx
 * function LogOutExample() {
 *   const { state, logOut } = useLogOut({ onCompleted: () => window.location.assign('/') });
 *   return (
 *     <button disabled={state.status === 'pending'} onClick={logOut}>
 *       Log out
 *     </button>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useLogOut({ savesAnswers, onCompleted, onError }: UseLogOutOptions = {}): UseLogOutResult {
  const { session } = usePart('logOut');
  const { state, send } = useSend('logOut', (evenUnsaved: boolean) => session.logOut({ evenUnsaved, savesAnswers }), {
    onDone: () => onCompleted?.(),
    onError,
  });
  return {
    state: state.status === 'success' ? { status: 'success' } : state,
    logOut: () => send(false),
    logOutAnyway: () => send(true),
  };
}
