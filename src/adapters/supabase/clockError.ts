import type { Session } from '@supabase/supabase-js';
import { tokenClaims } from './tokenClaims';

/** Seconds by which a clock may be wrong without a word: the token may take a while to arrive. */
const tolerance = 5 * 60;

/**
 * Returns the seconds by which the device's clock was ahead when the session's token was issued, when it was wrong by more
 * than five minutes: the client counted `expires_at` on that clock, the token `exp` on the server's. Never known for a
 * client without `supabaseClientOptions`, which stores the server's time.
 */
export function clockError({ access_token, expires_at }: Session): number | undefined {
  const { exp } = tokenClaims(access_token);
  if (exp === undefined || expires_at === undefined) return undefined;
  return beyondTolerance(expires_at - exp);
}

/**
 * Returns a message for developers when a token that was issued just now shows a wrong clock, and the client counts its
 * lifetime on the server's: it then refreshes the token with each request, or never.
 */
export function clockWarning({ access_token, expires_at }: Session): string | undefined {
  const { exp, iat } = tokenClaims(access_token);
  if (iat === undefined || exp !== expires_at || beyondTolerance(Date.now() / 1000 - iat) === undefined)
    return undefined;
  return (
    'The clock of this device is wrong, and the Supabase client was created without supabaseClientOptions: the customer ' +
    'may be logged out. Pass supabaseClientOptions() to createClient.'
  );
}

function beyondTolerance(seconds: number): number | undefined {
  return Math.abs(seconds) > tolerance ? seconds : undefined;
}
