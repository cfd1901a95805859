import { useSyncExternalStore } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';
import type { SessionState } from '../provider/sessionStore';

/** Where the session stands, followed live, across tabs too. */
export function useSession(): SessionState {
  const { session } = usePensionTrace('useSession');
  return useSyncExternalStore(session.subscribe, session.getState, serverState);
}

const restoring: SessionState = { status: 'restoring' };
const serverState = () => restoring;
