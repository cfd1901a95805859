import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const header = z.object({ alg: z.literal('HS256') });
const signedClaims = z.looseObject({ exp: z.number() });
const accessClaims = z.looseObject({ exp: z.number(), role: z.string() });

/** What an access token says. */
export type AccessClaims = z.infer<typeof accessClaims>;

/** The claims of a session's access token, or undefined when we did not sign it or it has run out. */
export function readAccessToken(token: string, jwtSecret: string, now: number): AccessClaims | undefined {
  return accessClaims.safeParse(readSignedToken(token, jwtSecret, now)).data;
}

/** The claims of any token that we signed and that has not run out yet. */
export function readSignedToken(
  token: string,
  jwtSecret: string,
  now: number,
): z.infer<typeof signedClaims> | undefined {
  const [head, body, signature, ...rest] = token.split('.');
  if (!head || !body || !signature || rest.length > 0) return undefined;
  if (!header.safeParse(decode(head)).success) return undefined;
  const expected = createHmac('sha256', jwtSecret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = signedClaims.safeParse(decode(body)).data;
  return claims && claims.exp * 1000 > now ? claims : undefined;
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
