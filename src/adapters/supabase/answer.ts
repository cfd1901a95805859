import type { AuthError } from '@supabase/supabase-js';
import { authError } from './authError';

/**
 * Returns the reply of the auth service. Rejects with a BackendError, whether the client returns or throws its error.
 */
export async function answer<Reply extends { error: AuthError | null }>(
  what: string,
  request: Promise<Reply>,
): Promise<Granted<Reply>> {
  const reply = await request.catch((error: unknown) => {
    throw authError(what, error);
  });
  if (isGranted(reply)) return reply;
  throw authError(what, reply.error);
}

type Granted<Reply> = Extract<Reply, { error: null }>;

function isGranted<Reply extends { error: AuthError | null }>(reply: Reply): reply is Granted<Reply> {
  return reply.error === null;
}
