import type { OneRefreshOptions } from './oneRefreshAtATime';
import { storageKeyOf } from './storageKeyOf';

/** Options of {@link mayHaveSession}: as for the client. */
export interface MayHaveSessionOptions extends Pick<OneRefreshOptions, 'readStorage' | 'storageKey'> {
  /** The project's address, as for `createClient`. */
  url: string;
}

/**
 * Whether the client of this project may find a session: one in storage, or one for the link that opened this page. For
 * `deferAdapter`, without supabase-js. False when storage is blocked: the client can read it no better.
 */
export function mayHaveSession({ url, readStorage, storageKey }: MayHaveSessionOptions): boolean {
  if (typeof location !== 'undefined' && /[?&]code=/.test(location.search)) return true;
  try {
    return readStorage(storageKey ?? storageKeyOf(new URL(url))) !== null;
  } catch {
    return false;
  }
}
