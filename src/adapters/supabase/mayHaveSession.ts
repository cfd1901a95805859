import type { OneRefreshOptions } from './oneRefreshAtATime';
import { linkKeyOf } from './projectKey';
import { storageKeyOf } from './storageKeyOf';
import { createTabStorage } from '../../backend/tabStorage';

/** Options of {@link mayHaveSession}, the same as the client's. */
export interface MayHaveSessionOptions extends Pick<OneRefreshOptions, 'readStorage' | 'storageKey'> {
  /** The project's URL, as for `createClient`. */
  url: string;
}

/**
 * Whether the client of this project may find a session: one in storage, one for the link that opened this page, or one
 * of a reset link that is open in this tab. For `deferAdapter`, without supabase-js. False when storage is blocked: the
 * client can read it no better.
 */
export function mayHaveSession({ url, readStorage, storageKey }: MayHaveSessionOptions): boolean {
  if (typeof location !== 'undefined' && /[?&]code=/.test(location.search)) return true;
  if (createTabStorage().getItem(linkKeyOf(url)) !== null) return true;
  try {
    return readStorage(storageKey ?? storageKeyOf(new URL(url))) !== null;
  } catch {
    return false;
  }
}
