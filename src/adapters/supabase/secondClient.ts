import type { SupabaseClient, SupabaseClientOptions, SupportedStorage } from '@supabase/supabase-js';
import { BackendError } from '../../backend/BackendError';
import { inDeviceTime } from './deviceTime';

export type Auth = SupabaseClient['auth'];

/** Creates another client of the same project: `(options) => createClient(url, key, options)`. */
export type CreateClient = (options: SupabaseClientOptions<'public'>) => Pick<SupabaseClient, 'auth'>;

export interface SecondClientOptions {
  /** Keeps its session apart from those of other clients. */
  storageKey: string;
  /** Keeps its session over a reload. Default: in memory only. */
  storage?: SupportedStorage | undefined;
  /** What needs the client, for the error message. */
  purpose: string;
}

/**
 * Returns a function that gives a second client of the same project, whose session is never the browser's. It throws
 * `not-implemented` without the host's `createClient`.
 */
export function secondClient(
  createClient: CreateClient | undefined,
  { storageKey, storage, purpose }: SecondClientOptions,
): () => Auth {
  let made: Auth | undefined;
  return () => {
    if (!createClient) {
      throw new BackendError(
        'not-implemented',
        `${purpose} needs a second client. Pass it to createSupabaseAdapter: ` +
          '{ createClient: (options) => createClient(url, key, options) }.',
      );
    }
    made ??= createClient({
      auth: {
        storageKey,
        ...(storage && { storage }),
        persistSession: storage !== undefined,
        autoRefreshToken: false,
        detectSessionInUrl: false,
      },
      global: { fetch: inDeviceTime((input, init) => fetch(input, init)) },
    }).auth;
    return made;
  };
}
