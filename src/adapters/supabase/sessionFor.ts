import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { BackendError } from '../../backend/BackendError';
import type { CallOptions, CustomerOptions } from '../../backend/PensionTraceAdapter';
import { restoreSession } from './restoreSession';

/**
 * Restores the session for a call, so that a customer's call is never sent as a visitor's. Rejects with `logged-out` or
 * `other-customer` when it is not the session of the customer whose page makes the call.
 */
export async function sessionFor(
  client: SupabaseClient,
  { customerId }: CustomerOptions = {},
): Promise<Session | null> {
  const session = await restoreSession(client);
  if (customerId === undefined) return session;
  if (!session) throw new BackendError('logged-out', 'The browser no longer has a session');
  if (session.user.id !== customerId) throw otherCustomer();
  return session;
}

export function otherCustomer(): BackendError {
  return new BackendError('other-customer', 'The session of the browser is another customer’s; nothing was sent');
}

/**
 * Adds the token of the compared session. supabase-js keeps a header that it is given; otherwise it would read storage
 * again, where another tab may have stored another customer's session meanwhile.
 */
export function withToken<Options extends CallOptions>(options: Options, session: Session | null): Options {
  if (options.customerId === undefined || !session) return options;
  return { ...options, headers: { Authorization: `Bearer ${session.access_token}`, ...options.headers } };
}
