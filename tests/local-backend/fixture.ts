import { fileURLToPath } from 'node:url';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Clock } from '../../local-backend/Clock';
import type { RunningBackend } from './startBackend';

/** A small `supabase` folder. It uses more features of the backend than the product does. */
export const fixtureFolder = fileURLToPath(new URL('./fixture/supabase', import.meta.url));

/** The machine's clock, which a test can advance. Its timers never run. */
export function clockAhead() {
  const ahead = { minutes: 0 };
  const clock: Clock = { now: () => Date.now() + ahead.minutes * 60_000, after: () => () => {} };
  return { ahead, clock };
}

/** A client with its own signed-in customer. */
export interface SignedIn {
  client: SupabaseClient;
  userId: string;
  accessToken: string;
}

/** Signs a new customer up. */
export async function signUp(backend: RunningBackend, email: string): Promise<SignedIn> {
  const client = backend.client();
  const { data, error } = await client.auth.signUp({
    email,
    password: 'a-good-password',
    options: { data: { first_name: 'Ada', last_name: 'Byron' } },
  });
  if (error) throw error;
  if (!data.user || !data.session) throw new Error('The sign-up returned no session.');
  return { client, userId: data.user.id, accessToken: data.session.access_token };
}
