import type { SupabaseClientOptions, SupportedStorage } from '@supabase/supabase-js';
import { createBrowserStorage } from './browserStorage';
import { oneRefreshAtATime, type OneRefreshOptions } from './oneRefreshAtATime';

/**
 * Options for `createClient` of supabase-js that protect a customer's account:
 *
 * - PKCE: an email link works only in the browser that requested it. In the implicit flow a link with tokens signs any
 *   visitor into the sender's account. Tokens in a URL are ignored.
 * - Tabs that share a session refresh it one at a time, see {@link oneRefreshAtATime}. A wrong clock of the device, or too
 *   many refreshes, end no session.
 * - What a hidden page sends, such as the last words of a draft, arrives even when the page ends.
 * - Where the browser's storage is blocked or full, the session is kept in memory.
 *
 * @param options The client's session storage, usually `{ readStorage: (key) => localStorage.getItem(key) }`.
 * @throws TypeError without `readStorage`.
 */
export function supabaseClientOptions(options: OneRefreshOptions) {
  requireStorage(options);
  const storage: SupportedStorage = createBrowserStorage();
  return {
    auth: {
      flowType: 'pkce',
      detectSessionInUrl: () => false,
      storage,
      // An undefined key would replace the client's own.
      ...(options.storageKey === undefined ? {} : { storageKey: options.storageKey }),
    },
    global: { fetch: oneRefreshAtATime(options) },
  } satisfies SupabaseClientOptions<'public'>;
}

function requireStorage(options: Partial<OneRefreshOptions> | undefined) {
  if (typeof options?.readStorage === 'function') return;
  throw new TypeError(
    'supabaseClientOptions needs `readStorage`. Write supabaseClientOptions({ readStorage: (key) => localStorage.getItem(key) }).',
  );
}
