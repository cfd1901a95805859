import { useSyncExternalStore } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';
import type { SessionState } from '../provider/sessionMachine';

/** The logged-in customer's id; empty while no customer is signed in. */
export function useUserId(): string {
  const { session } = usePensionTrace();
  return useSyncExternalStore(
    session.subscribe,
    () => userIdOf(session.getState()),
    () => '',
  );
}

function userIdOf(state: SessionState): string {
  return state.status === 'logged-in' ? state.session.userId : '';
}
