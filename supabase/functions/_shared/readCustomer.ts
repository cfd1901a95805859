import {
  createRemoteJWKSet,
  customFetch,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import type { ProjectOptions } from './Project.ts';
import { ServiceProblem } from './ServiceProblem.ts';

/** The customer of a valid token. */
export interface Customer {
  id: string;
  /** Whether this session has confirmed the second step of a two-step sign-in: the token's level is aal2. */
  hasSecondStep: boolean;
}

/** Returns the customer whose token a request carries; undefined without a valid token. */
export type ReadCustomer = (request: Request) => Promise<Customer | undefined>;

/**
 * Verifies access tokens against the project's public signing keys. The gateway's `verify_jwt` supports only the
 * legacy secret.
 *
 * `LEGACY_JWT_SECRET` also admits tokens of a project that still signs with its secret (HS256). A project with its own
 * domain sets `SB_JWT_ISSUER`.
 */
export function createCustomerReader({ env, fetch }: ProjectOptions): ReadCustomer {
  const auth = `${env.SUPABASE_URL}/auth/v1`;
  const issuer = env.SB_JWT_ISSUER ?? auth;
  const secret = env.LEGACY_JWT_SECRET ? new TextEncoder().encode(env.LEGACY_JWT_SECRET) : undefined;
  const keySet = createRemoteJWKSet(new URL(`${auth}/.well-known/jwks.json`), {
    // An unknown key id reloads the keys, at most once a second.
    cooldownDuration: 1000,
    [customFetch]: fetch,
  });
  const findKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await keySet(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error;
      throw new ServiceProblem('The signing keys of the project could not be read.');
    }
  };

  async function verify(token: string): Promise<JWTPayload> {
    const checks = { audience: 'authenticated', requiredClaims: ['exp'] };
    if (secret === undefined || decodeProtectedHeader(token).alg !== 'HS256') {
      return (await jwtVerify(token, findKey, { ...checks, issuer, algorithms: ['ES256', 'RS256'] })).payload;
    }
    const { payload } = await jwtVerify(token, secret, { ...checks, algorithms: ['HS256'] });
    // The secret belongs to one project, so a legacy token may lack its issuer.
    return payload.iss === undefined || payload.iss === issuer ? payload : {};
  }

  return async (request) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) return undefined;
    try {
      const { role, sub, aal } = await verify(token);
      return role === 'authenticated' && sub ? { id: sub, hasSecondStep: aal === 'aal2' } : undefined;
    } catch (error) {
      if (error instanceof ServiceProblem) throw error;
      // Forged, expired, or not a token.
      return undefined;
    }
  };
}
