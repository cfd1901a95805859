import { useEffect, useSyncExternalStore } from 'react';
import { changeHistory, historyState } from '../domain/device';
import type { AuthAdapter } from '../backend/PensionTraceAdapter';
import type { SessionStore } from './sessionStore';

/** The name of the mark in `history.state`, the only memory over a reload where storage is blocked. */
const mark = 'pensionTraceUnkept';

/** Whether the page was loaded again with a session that this browser could not keep. */
export function wasUnkept(): boolean {
  return mark in historyState();
}

interface UnkeptMarkOptions {
  session: SessionStore;
  auth: AuthAdapter;
  /** The host's location: each navigation makes a new entry of the history. */
  location: string | undefined;
}

/** Marks the history while a customer is logged in whose session this browser cannot keep. */
export function useUnkeptMark({ session, auth, location }: UnkeptMarkOptions): void {
  const isUnkept = useSyncExternalStore(
    session.subscribe,
    () => session.getState().status === 'logged-in' && auth.keepsSession?.() === false,
    () => false,
  );
  useEffect(() => {
    if (!isUnkept) return undefined;
    markEntry();
    // For a router that does not pass `location`.
    window.addEventListener('beforeunload', markEntry);
    return () => {
      window.removeEventListener('beforeunload', markEntry);
      // Runs after a log-out, which loses nothing. A reload closes the page without running this.
      unmarkEntry();
    };
  }, [isUnkept, location]);
}

/** Marks the current entry, beside the state of the host's router. */
function markEntry(): void {
  changeHistory('replaceState', { ...historyState(), [mark]: true });
}

function unmarkEntry(): void {
  if (!wasUnkept()) return;
  const { [mark]: _marked, ...state } = historyState();
  changeHistory('replaceState', state);
}
