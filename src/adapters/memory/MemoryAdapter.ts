import type { AuthEvent, LiveTable, PensionTraceAdapter } from '../../backend/PensionTraceAdapter';
import type { MemoryState } from './MemoryState';

/** One call that reached the adapter, whether it was answered or not. */
export interface MemoryCall {
  /** The procedure, the function, `read.tasks`, `auth.signIn` … */
  name: string;
  payload: unknown;
  headers: Readonly<Record<string, string>>;
}

/** The port in memory, with its inside open to tests and stories. */
export interface MemoryAdapter extends PensionTraceAdapter {
  /** What the backend knows. Changing it is as changing rows by hand. */
  state: MemoryState;
  /** Every call so far, oldest first. */
  calls: MemoryCall[];
  /** Tells listeners of the session what the auth service would, such as `token-refreshed` or `mfa-verified`. */
  announceAuth: (event: AuthEvent) => void;
  /** Tells those who subscribed that a table changed. */
  announceChange: (table: LiveTable) => void;
}
