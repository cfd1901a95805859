import type { SupabaseClient, SupportedStorage } from '@supabase/supabase-js';

export type Auth = SupabaseClient['auth'];

/** The key of a second client's session in storage. */
export function secondKeyOf(storageKey: string, name: string): string {
  return `${storageKey}-${name}`;
}

/**
 * Returns a function that gives a second client of the same auth service, whose session is never the browser's.
 *
 * @param name Keeps its session apart from those of other clients.
 * @param storage Keeps its session over a reload. Default: in memory only.
 */
export function secondClient({ auth }: SupabaseClient, name: string, storage?: SupportedStorage): () => Auth {
  let made: Auth | undefined;
  return () =>
    (made ??= new (classOf(auth))({
      // Protected in the types. The alternative, `createClient`, needs the options that the host gave to its own.
      url: auth['url'],
      headers: auth['headers'],
      fetch: auth['fetch'],
      storageKey: secondKeyOf(auth['storageKey'], name),
      ...(storage && { storage }),
      persistSession: storage !== undefined,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    }));
}

/** The class of the host's own client. An import would make supabase-js necessary where this module is only loaded. */
function classOf(auth: Auth) {
  return auth.constructor as new (options: object) => Auth;
}
