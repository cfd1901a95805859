import { useSyncExternalStore } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';
import type { SessionState } from '../provider/sessionStore';

/**
 * The state of the session, kept up to date across tabs.
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useSession(): SessionState {
  const { session } = usePensionTrace('useSession');
  return useSyncExternalStore(session.subscribe, session.getState, serverState);
}

const restoring: SessionState = { status: 'restoring' };
const serverState = () => restoring;
