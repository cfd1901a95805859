import { readAccessToken } from '../accessToken';
import type { Secrets } from '../dataFolder';

/** Who is at the other end of a channel. */
export interface Caller {
  role: string;
  /** What a request in the caller's name carries. */
  headers: Record<string, string>;
  /** When the access token runs out, in milliseconds; undefined for a key, which does not. */
  expiresAt: number | undefined;
}

/** Returns who a token or key belongs to, or undefined when it is not ours or has run out. */
export function readCaller(token: string, secrets: Secrets, now: number): Caller | undefined {
  if (token === secrets.anonKey) return { role: 'anon', headers: { apikey: token }, expiresAt: undefined };
  if (token === secrets.serviceRoleKey) {
    return { role: 'service_role', headers: { apikey: token }, expiresAt: undefined };
  }
  const claims = readAccessToken(token, secrets.jwtSecret, now);
  if (!claims) return undefined;
  return {
    role: claims.role,
    headers: { apikey: secrets.anonKey, authorization: `Bearer ${token}` },
    expiresAt: claims.exp * 1000,
  };
}
