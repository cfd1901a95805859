import { AuthClient, type SupabaseClient } from '@supabase/supabase-js';

/**
 * Returns a function that gives a second client of the same auth service: it signs in to check a password. Its session
 * stays in memory and is never refreshed, and the running session does not change.
 */
export function confirmationClient({ auth }: SupabaseClient): () => SupabaseClient['auth'] {
  let made: SupabaseClient['auth'] | undefined;
  return () =>
    (made ??= new AuthClient({
      // Protected in the types. The alternative, `createClient`, needs the options that the host gave to its own.
      url: auth['url'],
      headers: auth['headers'],
      fetch: auth['fetch'],
      storageKey: `${auth['storageKey']}-confirmation`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    }));
}
