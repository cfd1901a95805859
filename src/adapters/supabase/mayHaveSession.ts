import type { OneRefreshOptions } from './oneRefreshAtATime';
import { storageKeyOf } from './storageKeyOf';

/** Options of {@link mayHaveSession}, the same as the client's. */
export interface MayHaveSessionOptions extends Pick<OneRefreshOptions, 'readStorage' | 'storageKey'> {
  /** The project's URL, as for `createClient`. */
  url: string;
}

/**
 * Whether this project's client may find a session: in storage, or from the link that opened this page. For
 * `deferAdapter`; does not load supabase-js. False when storage is blocked, because the client cannot read it either.
 */
export function mayHaveSession({ url, readStorage, storageKey }: MayHaveSessionOptions): boolean {
  if (typeof location !== 'undefined' && /[?&]code=/.test(location.search)) return true;
  try {
    return readStorage(storageKey ?? storageKeyOf(new URL(url))) !== null;
  } catch {
    return false;
  }
}
