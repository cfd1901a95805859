import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { jsonObject } from './jsonValues';
import { parse } from './parse';

const header = z.object({ alg: z.literal('HS256') });
const signedClaims = z.looseObject({ exp: z.number() });
const accessClaims = z.looseObject({ exp: z.number(), role: z.string() });

/** The claims of an access token. */
export type AccessClaims = z.output<typeof accessClaims>;

/** The claims of a session's access token; undefined when the signature is wrong or the token has expired. */
export function readAccessToken(token: string, jwtSecret: string, now: number): AccessClaims | undefined {
  return z.safeParse(accessClaims, readSignedToken(token, jwtSecret, now)).data;
}

/** The claims of any token with our signature that has not expired. */
export function readSignedToken(
  token: string,
  jwtSecret: string,
  now: number,
): z.output<typeof signedClaims> | undefined {
  const [head, body, signature, ...rest] = token.split('.');
  if (!head || !body || !signature || rest.length > 0) return undefined;
  if (!z.safeParse(header, decode(head)).success) return undefined;
  const expected = sign(`${head}.${body}`, jwtSecret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { data: claims } = z.safeParse(signedClaims, decode(body));
  return claims && claims.exp * 1000 > now ? claims : undefined;
}

/** The same access token with more claims, signed again. */
export function addClaims(token: string, more: object, jwtSecret: string): string {
  const [head = '', body = ''] = token.split('.');
  const claims = parse(jsonObject, decode(body));
  const content = `${head}.${Buffer.from(JSON.stringify({ ...claims, ...more })).toString('base64url')}`;
  return `${content}.${sign(content, jwtSecret).toString('base64url')}`;
}

function sign(content: string, jwtSecret: string): Buffer {
  return createHmac('sha256', jwtSecret).update(content).digest();
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
