import { describe, expect, it } from 'vitest';
import { accessLevelOf } from '../../../src/adapters/supabase/accessLevelOf';
import { createSupabaseAdapter } from '../../../src/adapters/supabase/createSupabaseAdapter';
import { clientOver, json, noNetwork } from './clientOver';
import { allowConsole } from '../../failOnConsole';
import { appCode, factorServer, now, secret, textedCode, tokenWith } from './factorServer';

const credentials = { email: 'margaret@example.com', password: 'correct horse' };
const names = { friendlyName: 'Authenticator app', issuer: 'Lantern Pension Tracing' };
const margaret = { userId: 'margaret', email: 'margaret@example.com' };

async function loggedIn(server = factorServer()) {
  const { client, createClient, requests } = clientOver(server.answer);
  const { auth } = createSupabaseAdapter(client, { createClient });
  await auth.logIn(credentials);
  await auth.getSession();
  requests.length = 0;
  return { ...server, auth, requests };
}

describe('two-step sign-in over supabase-js', () => {
  it('adds an app, and returns its QR code and secret', async () => {
    const { auth, requests } = await loggedIn();
    await expect(auth.enrolFactor(names)).resolves.toEqual({
      factorId: 'factor-1',
      // An unescaped # would end the picture's URL.
      qrCode: 'data:image/svg+xml;utf-8,<svg fill="%23000"/>',
      secret,
      uri: `otpauth://totp/Lantern Pension Tracing?secret=${secret}`,
    });
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/auth/v1/factors',
        body: { friendly_name: 'Authenticator app', factor_type: 'totp', issuer: 'Lantern Pension Tracing' },
      },
    ]);
    await expect(auth.listFactors()).resolves.toEqual([{ id: 'factor-1', isVerified: false }]);
  });

  it('adds a phone, which a texted code verifies, where the project sends texts', async () => {
    const { auth, requests } = await loggedIn();
    expect(auth.offersPhone?.()).toBe(false);
    const { client } = clientOver(factorServer().answer);
    expect(createSupabaseAdapter(client, { offersPhone: true }).auth.offersPhone?.()).toBe(true);
    const phone = '+447700900123';
    await expect(auth.enrolPhone({ friendlyName: 'Phone', phone })).resolves.toBe('factor-1');
    expect(requests).toMatchObject([
      { path: '/auth/v1/factors', body: { friendly_name: 'Phone', factor_type: 'phone', phone } },
    ]);
    await expect(auth.listFactors()).resolves.toEqual([{ id: 'factor-1', type: 'phone', isVerified: false }]);
    const challengeId = await auth.challengeFactor({ factorId: 'factor-1', channel: 'sms' });
    await auth.verifyFactor({ factorId: 'factor-1', challengeId, code: textedCode });
    await expect(auth.listFactors()).resolves.toEqual([{ id: 'factor-1', type: 'phone', isVerified: true }]);
  });

  it('challenges a factor, sends the code and emits mfa-verified', async () => {
    const { auth, requests } = await loggedIn();
    await auth.enrolFactor(names);
    requests.length = 0;
    const events: unknown[] = [];
    auth.onChange((event, session) => events.push([event, session]));
    await auth.verifyFactor({ factorId: 'factor-1', code: appCode });
    expect(requests).toMatchObject([
      { method: 'POST', path: '/auth/v1/factors/factor-1/challenge' },
      {
        method: 'POST',
        path: '/auth/v1/factors/factor-1/verify',
        body: { code: appCode, challenge_id: 'challenge-1' },
      },
    ]);
    expect(events.at(-1)).toEqual(['mfa-verified', { ...margaret, secondStep: 'passed' }]);
    await expect(auth.getSession()).resolves.toEqual({ ...margaret, secondStep: 'passed' });
    await expect(auth.listFactors()).resolves.toEqual([{ id: 'factor-1', isVerified: true }]);
  });

  it('lists every kind of factor, and sends and checks the code of a phone', async () => {
    const stored = (id: string, factor_type: 'phone' | 'webauthn') => ({
      id,
      friendly_name: id,
      factor_type,
      status: 'verified' as const,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    });
    const { auth, requests } = await loggedIn(
      factorServer([stored('her-phone', 'phone'), stored('her-key', 'webauthn')]),
    );
    await expect(auth.listFactors()).resolves.toEqual([
      { id: 'her-phone', isVerified: true, type: 'phone' },
      { id: 'her-key', isVerified: true, type: 'other' },
    ]);
    requests.length = 0;
    const challengeId = await auth.challengeFactor({ factorId: 'her-phone', channel: 'sms' });
    await expect(auth.verifyFactor({ factorId: 'her-phone', challengeId, code: '000000' })).rejects.toMatchObject({
      code: 'refused',
      serverCode: 'mfa_verification_failed',
    });
    await auth.verifyFactor({ factorId: 'her-phone', challengeId, code: textedCode });
    expect(requests.filter(({ path }) => path.endsWith('/challenge'))).toMatchObject([
      { method: 'POST', path: '/auth/v1/factors/her-phone/challenge', body: { channel: 'sms' } },
    ]);
    await expect(auth.getSession()).resolves.toEqual({ ...margaret, secondStep: 'passed' });
  });

  it('reads from the session whether the second step is due', async () => {
    const server = factorServer();
    const first = await loggedIn(server);
    await first.auth.enrolFactor(names);
    await expect(first.auth.getSession()).resolves.toEqual(margaret);
    await first.auth.verifyFactor({ factorId: 'factor-1', code: appCode });

    const { auth, requests } = await loggedIn(server);
    await expect(auth.getSession()).resolves.toEqual({ ...margaret, secondStep: 'due' });
    expect(requests).toEqual([]);
  });

  it('refuses a wrong code with the server’s message', async () => {
    const { auth } = await loggedIn();
    await auth.enrolFactor(names);
    await expect(auth.verifyFactor({ factorId: 'factor-1', code: '000000' })).rejects.toMatchObject({
      code: 'refused',
      serverCode: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
    await expect(auth.getSession()).resolves.toEqual(margaret);
  });

  it('removes a factor', async () => {
    const { auth, factors, requests } = await loggedIn();
    await auth.enrolFactor(names);
    await auth.removeFactor({ factorId: 'factor-1' });
    expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/auth/v1/factors/factor-1' });
    expect(factors).toEqual([]);
    await expect(auth.removeFactor({ factorId: 'factor-1' })).rejects.toMatchObject({
      code: 'refused',
      serverCode: 'mfa_factor_not_found',
    });
  });

  it('reports a project without two-step sign-in', async () => {
    const off = { code: 'mfa_totp_enroll_not_enabled', message: 'MFA enroll is disabled for TOTP' };
    const { answer } = factorServer();
    const { auth } = await loggedIn({
      factors: [],
      answer: (request, signal) =>
        request.path === '/auth/v1/factors'
          ? json(off, 422, { 'x-supabase-api-version': '2024-01-01' })
          : answer(request, signal),
    });
    await expect(auth.enrolFactor(names)).rejects.toMatchObject({
      code: 'refused',
      serverCode: 'mfa_totp_enroll_not_enabled',
    });
  });

  it('is unreachable without a network, and logged out without a session', async () => {
    const { answer } = factorServer();
    const { auth } = await loggedIn({
      factors: [],
      answer: (request, signal) => (request.path.includes('/token') ? answer(request, signal) : noNetwork()),
    });
    allowConsole('fetch failed');
    await expect(auth.enrolFactor(names)).rejects.toMatchObject({ code: 'unreachable' });

    const visitor = createSupabaseAdapter(clientOver(() => json({})).client).auth;
    await expect(visitor.listFactors()).rejects.toMatchObject({ code: 'logged-out' });
  });
});

describe('the access level of a token', () => {
  it.each(['aal1', 'aal2'])('is %s if the token says so', (aal) => {
    expect(accessLevelOf(tokenWith({ aal, name: 'Zoë >>> ???' }))).toBe(aal);
  });

  it.each(['', 'opaque', 'a.b.c', tokenWith({}), tokenWith({ aal: 2 })])('is undefined for %j', (token) => {
    expect(accessLevelOf(token)).toBeUndefined();
  });
});

describe('confirming the identity over supabase-js', () => {
  const running = { ...margaret, secondStep: 'passed' };

  async function withApp() {
    const mine = await loggedIn();
    const code = appCode;
    await mine.auth.enrolFactor(names);
    await mine.auth.verifyFactor({ factorId: 'factor-1', code });
    mine.requests.length = 0;
    return { ...mine, code };
  }

  it('signs in with a second session, and ends it', async () => {
    const { auth, requests } = await loggedIn();
    const events: unknown[] = [];
    auth.onChange((event) => events.push(event));
    await auth.getSession();
    const headers = await auth.confirmIdentity({ password: 'correct horse' });
    expect(headers).toEqual({ Authorization: `Bearer ${tokenWith({ sub: 'margaret', aal: 'aal1' })}` });
    expect(requests).toMatchObject([
      { path: '/auth/v1/token?grant_type=password', body: credentials },
      { method: 'POST', path: '/auth/v1/logout?scope=local' },
    ]);
    expect(events).not.toContain('logged-in');
    await expect(auth.getSession()).resolves.toEqual(margaret);
  });

  it('adds the code of an app, in the same second session', async () => {
    const { auth, requests, code } = await withApp();
    const headers = await auth.confirmIdentity({ password: 'correct horse', factor: { factorId: 'factor-1', code } });
    expect(accessLevelOf(String(headers.Authorization))).toBe('aal2');
    expect(requests.map(({ path }) => path)).toEqual([
      '/auth/v1/token?grant_type=password',
      '/auth/v1/factors/factor-1/challenge',
      '/auth/v1/factors/factor-1/verify',
      '/auth/v1/logout?scope=local',
    ]);
    await expect(auth.getSession()).resolves.toEqual(running);
  });

  it('rejects a wrong code, and keeps the session', async () => {
    const { auth } = await withApp();
    const wrong = auth.confirmIdentity({ password: 'correct horse', factor: { factorId: 'factor-1', code: '000000' } });
    await expect(wrong).rejects.toMatchObject({ code: 'refused', serverCode: 'mfa_verification_failed' });
    await expect(auth.getSession()).resolves.toEqual(running);
  });

  it('needs a session', async () => {
    const { client } = clientOver(factorServer().answer);
    const confirmed = createSupabaseAdapter(client).auth.confirmIdentity({ password: 'correct horse' });
    await expect(confirmed).rejects.toMatchObject({ code: 'logged-out' });
  });
});
