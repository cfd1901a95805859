import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { authError } from './authError';

/** How often another tab may change the session during a refresh before this counts as no session. */
const rounds = 3;

/**
 * Returns the session from browser storage, refreshed when it has expired. Null when there is none, or when the server
 * refused to refresh it. Rejects with `unreachable` when no answer came: supabase-js would continue as a visitor, and
 * the refusals would look like a lost session.
 */
export async function restoreSession(client: SupabaseClient): Promise<Session | null> {
  for (let round = 1; round <= rounds; round += 1) {
    const { data, error } = await client.auth.getSession();
    if (!error) return data.session;
    const failure = authError('Restoring the session', error);
    if (failure.code === 'unreachable') throw failure;
    // Another tab may have refreshed it meanwhile: then storage holds the new session.
  }
  return null;
}
