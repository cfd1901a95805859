import type { SupportedStorage } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { CustomerOptions } from '../../backend/PensionTraceAdapter';
import { authError } from './authError';
import type { Auth } from './secondClient';
import { otherCustomer } from './sessionFor';
import { tokenClaims } from './tokenClaims';

const stored = z.looseObject({ access_token: z.string(), user: z.optional(z.looseObject({ id: z.string() })) });
/** Milliseconds for refreshing an expired token: the service accepts no other for a log-out. */
const refreshPatience = 3000;
/** The account, the session or its token has already ended. auth-js ignores the same. */
const endedAlready: readonly (number | undefined)[] = [401, 403, 404];

/**
 * Removes the client's session from its storage, and returns its access token for {@link revokeSession}. Do this first
 * where a failure has no consequence: `signOut` of supabase-js keeps the stored session when the service fails, and a
 * reload then finds it. Rejects with `other-customer`, and removes nothing, when the session is another customer's.
 */
export async function removeSession(auth: Auth, { customerId }: CustomerOptions = {}): Promise<string | undefined> {
  await Promise.race([
    auth.getSession().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, refreshPatience)),
  ]);
  const { storage, storageKey } = placeOf(auth);
  const session = z.safeParse(stored, parse(await storage.getItem(storageKey))).data;
  const owner = session && (session.user?.id ?? tokenClaims(session.access_token).sub);
  if (customerId !== undefined && owner !== undefined && owner !== customerId) throw otherCustomer();
  await storage.removeItem(storageKey);
  // Without a session it sends nothing: it tells this page and the other tabs.
  await auth.signOut({ scope: 'local' });
  return session?.access_token;
}

/** Ends a session that is no longer stored at the service: 'local' this one, 'global' every one of its account. */
export async function revokeSession(auth: Auth, token: string | undefined, scope: 'local' | 'global'): Promise<void> {
  if (token === undefined) return;
  const { error } = await auth.admin.signOut(token, scope);
  if (error && !endedAlready.includes(error.status)) throw authError('Logging out', error);
}

/** supabase-js has no public method that removes a session without the service. */
function placeOf(auth: Auth): { storage: SupportedStorage; storageKey: string } {
  const storage: unknown = Reflect.get(auth, 'storage');
  const storageKey: unknown = Reflect.get(auth, 'storageKey');
  if (isStorage(storage) && typeof storageKey === 'string') return { storage, storageKey };
  throw new TypeError('The auth client of this version of supabase-js has no `storage` and `storageKey`.');
}

function isStorage(value: unknown): value is SupportedStorage {
  return typeof value === 'object' && value !== null && 'getItem' in value && 'removeItem' in value;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // What no client can read is removed like a session.
    return undefined;
  }
}
