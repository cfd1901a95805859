import { tokenClaims } from './tokenClaims';

/** Returns the access level in a session's token: `aal2` once a second factor has been verified. */
export function accessLevelOf(accessToken: string): string | undefined {
  return tokenClaims(accessToken).aal;
}
