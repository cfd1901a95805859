import { useSyncExternalStore } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';
import type { SessionState } from '../provider/sessionMachine';

/**
 * The state of the session, kept up to date across tabs.
 *
 * @example
 * ```tsx
 * function SessionExample() {
 *   const session = useSession();
 *   return <p>{session.status === 'logged-in' ? 'Signed in' : 'Signed out'}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useSession(): SessionState {
  const { session } = usePensionTrace('useSession');
  return useSyncExternalStore(session.subscribe, session.getState, serverState);
}

const restoring: SessionState = { status: 'pending' };
const serverState = () => restoring;
