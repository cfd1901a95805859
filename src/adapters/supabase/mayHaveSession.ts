import { createTabStorage } from '../../backend/tabStorage';
import { attempt } from '../../domain/device';
import { createBrowserStorage } from './browserStorage';
import { linkKeyOf } from './projectKey';
import { storageKeyOf } from './storageKeyOf';
import type { ClientOptions } from './supabaseClientOptions';

/** Options of {@link mayHaveSession}, the same as the adapter's. */
export interface MayHaveSessionOptions extends Pick<ClientOptions, 'storage' | 'storageKey'> {
  /** The project's URL. */
  url: string;
}

/**
 * Whether the client of this project may find a session: one in storage, one for the link that opened this page, or one
 * of a reset link that is open in this tab. For `deferAdapter`, without supabase-js. False when storage is blocked: the
 * client can read it no better.
 */
export function mayHaveSession({
  url,
  storage = createBrowserStorage(),
  storageKey = storageKeyOf(new URL(url)),
}: MayHaveSessionOptions): boolean {
  if (typeof location !== 'undefined' && /[?&]code=/.test(location.search)) return true;
  if (createTabStorage().getItem(linkKeyOf(url)) !== null) return true;
  return (attempt(() => storage.getItem(storageKey)) ?? null) !== null;
}
