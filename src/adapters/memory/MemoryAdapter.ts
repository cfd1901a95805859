import type { AuthEvent, LiveTable, PensionTraceAdapter } from '../../backend/PensionTraceAdapter';
import type { MemoryState } from './MemoryState';

/** One call of the adapter, with or without a reply. */
export interface MemoryCall {
  /** The procedure, the function, `read.tasks`, `auth.logIn` … */
  name: string;
  payload: unknown;
  headers: Readonly<Record<string, string>>;
}

/** The memory adapter, whose state tests and stories can read and change. */
export interface MemoryAdapter extends PensionTraceAdapter {
  /** The backend's data. Change it like database rows. */
  state: MemoryState;
  /** Every call so far, oldest first. */
  calls: MemoryCall[];
  /** Sends an auth event to the listeners, such as `token-refreshed` or `mfa-verified`. */
  announceAuth: (event: AuthEvent) => void;
  /** Notifies the subscribers of a table of a change. */
  announceChange: (table: LiveTable) => void;
}
