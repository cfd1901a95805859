import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { authError } from './authError';

/** How often another tab may change the session while this one is renewing it, before that counts as no session. */
const rounds = 3;

/**
 * The session as browser storage has it, renewed when it has run out. Null when there is none, or the server refused to
 * renew it. Rejects with `unreachable` when nobody answered: supabase-js alone would go on as a visitor then, and what
 * a visitor is refused would look like a session that was lost.
 */
export async function restoreSession(client: SupabaseClient): Promise<Session | null> {
  for (let round = 1; round <= rounds; round += 1) {
    const { data, error } = await client.auth.getSession();
    if (!error) return data.session;
    const failure = authError('Restoring the session', error);
    if (failure.code === 'unreachable') throw failure;
    // Another tab may have renewed it meanwhile, so that what came here was thrown away or refused: then storage has it.
  }
  return null;
}
