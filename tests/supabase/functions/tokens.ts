import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';

type Claims = JWTPayload & { role?: string };

/** A key with which a project signs tokens. */
export interface SigningKey {
  jwk: JWK;
  /** Signs a customer's token with these claims, without the omitted one. */
  sign(claims?: Claims, omitted?: 'iss' | 'sub' | 'exp'): Promise<string>;
}

export const customer = '1f0e3dad-9990-4b0e-8a1c-0a7f2f1c5d11';

/** The claims of a customer's token at a project. */
export function claimsAt(url: string): JWTPayload & { role: string } {
  return { iss: `${url}/auth/v1`, aud: 'authenticated', role: 'authenticated', sub: customer, exp: 4_102_444_800 };
}

/** Creates an ES256 key, the kind that new projects use. */
export async function createSigningKey(url: string): Promise<SigningKey> {
  const kid = randomUUID();
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return {
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' },
    sign: (...changes) =>
      new SignJWT(changedClaims(url, ...changes)).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey),
  };
}

/** Creates a legacy key: a secret that the project and the function share. */
export function createSecretKey(url: string, secret: string): Omit<SigningKey, 'jwk'> {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (...changes) => new SignJWT(changedClaims(url, ...changes)).setProtectedHeader({ alg: 'HS256' }).sign(key),
  };
}

function changedClaims(url: string, ...[claims, omitted]: Parameters<SigningKey['sign']>): Claims {
  const changed: Claims = { ...claimsAt(url), ...claims };
  if (omitted) delete changed[omitted];
  return changed;
}
