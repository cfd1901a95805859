import type { SupabaseClient } from '@supabase/supabase-js';

type Auth = SupabaseClient['auth'];

/**
 * Returns a function that gives a second client of the same auth service: it signs in to check a password. Its session
 * stays in memory and is never refreshed, and the running session does not change.
 */
export function confirmationClient({ auth }: SupabaseClient): () => Auth {
  let made: Auth | undefined;
  return () =>
    (made ??= new (classOf(auth))({
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

/** The class of the host's own client. An import would make supabase-js necessary where this module is only loaded. */
function classOf(auth: Auth) {
  return auth.constructor as new (options: object) => Auth;
}
