import { readAccessToken } from '../accessToken';
import type { Secrets } from '../dataFolder';

/** The caller of a channel. */
export interface Caller {
  role: string;
  /** The headers of a request as this caller. */
  headers: Record<string, string>;
  /** When the access token expires, in milliseconds since 1970; undefined for a key. */
  expiresAt: number | undefined;
}

/** Returns the caller of a token or key; undefined when it is not valid or has expired. */
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
