import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { authError } from './authError';

/** The number of times that another tab may change the session during a refresh. After that there is no session. */
const rounds = 3;

/**
 * Returns the session from browser storage, refreshed when it has expired. Null when there is none, or when the server
 * refused to refresh it. Rejects with `unreachable` when there was no response: supabase-js would continue as a
 * visitor, and the refusals would look like a lost session.
 */
export async function restoreSession(client: SupabaseClient): Promise<Session | null> {
  for (let round = 1; round <= rounds; round += 1) {
    const { data, error } = await client.auth.getSession();
    if (!error) return data.session;
    const failure = authError('Restoring the session', error);
    if (failure.code === 'unreachable') throw failure;
    // Another tab may have refreshed it meanwhile. Storage then has the new session.
  }
  return null;
}
