import type { BackendError } from '../backend/BackendError';
import { usePart } from '../provider/usePart';
import { useSend, type ActionOptions } from './useSend';

/** The state of logging out. */
export type LogOutState =
  | { status: 'idle' }
  | { status: 'pending' }
  /** The customer is still logged in. `message` is for customers. */
  | { status: 'error'; message: string; error: BackendError }
  | { status: 'success' };

/** The result of {@link useLogOut}. */
export interface UseLogOutResult {
  state: LogOutState;
  /** Ends the session in every tab and clears drafts and cached data. */
  logOut: () => void;
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
export function useLogOut({ onCompleted, onError }: ActionOptions = {}): UseLogOutResult {
  const { customerMemory, session } = usePart('logOut');
  const { state, send } = useSend('logOut', () => session.logOut(), {
    onDone: () => {
      customerMemory.forget();
      onCompleted?.();
    },
    onError,
  });
  return {
    state: state.status === 'success' ? { status: 'success' } : state,
    logOut: () => send(undefined),
  };
}
