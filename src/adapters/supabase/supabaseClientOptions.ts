import type { SupabaseClientOptions } from '@supabase/supabase-js';
import { createBrowserStorage, type SessionStorage } from './browserStorage';
import { oneRefreshAtATime, type OneRefreshOptions } from './oneRefreshAtATime';
import { withoutSocket } from './withoutSocket';

/** Options of {@link supabaseClientOptions}. */
export interface ClientOptions extends Pick<OneRefreshOptions, 'storageKey' | 'fetch'> {
  /** Keeps the session. Default: the browser's `localStorage`, or memory where it is blocked or full. */
  storage?: SessionStorage | undefined;
}

type Options = SupabaseClientOptions<'public'>;

/** The options that {@link supabaseClientOptions} returns. */
export type ProtectedOptions = Omit<Options, 'auth' | 'global'> & {
  auth: NonNullable<Options['auth']>;
  global: { fetch: typeof fetch };
};

/**
 * Options for `createClient` of supabase-js that protect a customer's account:
 *
 * - PKCE: an email link works only in the browser that requested it. In the implicit flow a link with tokens signs any
 *   visitor into the sender's account. Tokens in a URL are ignored.
 * - Tabs that share a session refresh it one at a time, and wait for each other. A wrong clock of the device, or too
 *   many refreshes, end no session.
 * - What a hidden page sends, such as the last words of a draft, arrives even when the page ends.
 * - Where the browser's storage is blocked or full, the session is kept in memory.
 * - Without `WebSocket`, as on Node 20, the client is created, and gets no live changes.
 *
 * @param options All are optional.
 */
export function supabaseClientOptions({
  storage = createBrowserStorage(),
  storageKey,
  fetch,
}: ClientOptions = {}): ProtectedOptions {
  return {
    auth: {
      flowType: 'pkce',
      detectSessionInUrl: () => false,
      storage,
      // An undefined key would replace the client's own.
      ...(storageKey === undefined ? {} : { storageKey }),
    },
    global: { fetch: oneRefreshAtATime({ storage, storageKey, fetch }) },
    ...withoutSocket(),
  };
}
