import { useSyncExternalStore } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';
import type { SessionState } from '../provider/sessionStore';

/** The logged-in customer's id; empty while no customer is logged in. */
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
