import type { SupabaseClient } from '@supabase/supabase-js';

type Auth = SupabaseClient['auth'];

/**
 * Returns a function that creates, once, a second client of the same auth service, to check a password by signing in.
 * Its session stays in memory and is never refreshed. The main session does not change.
 */
export function confirmationClient({ auth }: SupabaseClient): () => Auth {
  let made: Auth | undefined;
  return () =>
    (made ??= new (classOf(auth))({
      // Protected in the types. The alternative, `createClient`, needs the host's own options.
      url: auth['url'],
      headers: auth['headers'],
      fetch: auth['fetch'],
      storageKey: `${auth['storageKey']}-confirmation`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    }));
}

/** Returns the class of the host's client. Importing it would add supabase-js to bundles that only load this module. */
function classOf(auth: Auth) {
  return auth.constructor as new (options: object) => Auth;
}
