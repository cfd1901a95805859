import { json, sessionOf, type Answer } from './clientOver';

interface StoredFactor {
  id: string;
  friendly_name: string;
  factor_type: 'totp' | 'phone' | 'webauthn';
  status: 'verified' | 'unverified';
  created_at: string;
  updated_at: string;
}

/** The code of every authenticator app. */
export const appCode = '246801';
/** The code in every text message. */
export const textedCode = '135790';
/** The time of every request. */
export const now = new Date('2026-03-10T10:30:00Z');
export const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/**
 * An auth server with the endpoints for factors, as its API describes them (https://supabase.com/docs/reference/api).
 */
export function factorServer(factors: StoredFactor[] = []): { answer: Answer; factors: StoredFactor[] } {
  const challenges = new Map<string, string>();
  const known = { 'x-supabase-api-version': '2024-01-01' };

  const session = (aal: 'aal1' | 'aal2') => {
    const given = sessionOf('margaret');
    return { ...given, access_token: tokenWith({ sub: 'margaret', aal }), user: { ...given.user, factors } };
  };

  const answer: Answer = async ({ method, path, body }) => {
    const sent = new Map<string, unknown>(Object.entries(body ?? {}));
    if (path.startsWith('/auth/v1/token')) return json(session('aal1'));
    if (path.startsWith('/auth/v1/logout')) return new Response(null, { status: 204 });
    if (path === '/auth/v1/user') return json(session('aal1').user);
    const [, id, action] = /^\/auth\/v1\/factors(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/auth/v1/factors') {
      const factor: StoredFactor = {
        id: `factor-${factors.length + 1}`,
        friendly_name: String(sent.get('friendly_name')),
        factor_type: sent.get('factor_type') === 'phone' ? 'phone' : 'totp',
        status: 'unverified',
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      };
      factors.push(factor);
      if (factor.factor_type === 'phone') return json({ id: factor.id, type: 'phone', phone: sent.get('phone') });
      const uri = `otpauth://totp/${String(sent.get('issuer'))}?secret=${secret}`;
      return json({ id: factor.id, type: 'totp', totp: { qr_code: '<svg fill="#000"/>', secret, uri } });
    }
    const factor = factors.find((one) => one.id === id);
    if (!factor) return json({ code: 'mfa_factor_not_found', message: 'Factor not found' }, 404, known);
    if (method === 'DELETE') {
      factors.splice(factors.indexOf(factor), 1);
      return json({ id });
    }
    if (action === 'challenge') {
      const challenge = `challenge-${challenges.size + 1}`;
      challenges.set(challenge, factor.id);
      return json({ id: challenge, type: factor.factor_type, expires_at: 1_900_000_000 });
    }
    const fits = challenges.get(String(sent.get('challenge_id'))) === id;
    const code = factor.factor_type === 'phone' ? textedCode : appCode;
    if (!fits || sent.get('code') !== code) {
      return json({ code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' }, 422, known);
    }
    factor.status = 'verified';
    return json(session('aal2'));
  };
  return { answer, factors };
}

/** A token with readable claims; its signature is never checked. */
export function tokenWith(claims: object): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
}
