import { AuthInvalidJwtError, AuthSessionMissingError, createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthListener } from '../../../src/backend/PensionTraceAdapter';
import { createBackend } from '../../../src/backend/createBackend';
import { createSupabaseAdapter } from '../../../src/adapters/supabase/createSupabaseAdapter';
import { allowConsole } from '../../failOnConsole';
import { createFakeRealtime } from './fakeSocket';
import { clientOver, json, noNetwork, sessionOf, type Answer } from './clientOver';

const credentials = { email: 'margaret@example.com', password: 'not the password' };
const names = { firstName: 'Margaret', lastName: 'Hale' };

function authOver(answer: Answer) {
  const { client, createClient, requests } = clientOver(answer);
  return { auth: createSupabaseAdapter(client, { createClient }).auth, client, requests };
}

describe('the auth service over supabase-js', () => {
  it.each([
    [400, { code: 'invalid_credentials', message: 'Invalid login credentials' }],
    [429, { code: 'over_request_rate_limit', message: 'Request rate limit reached' }],
    [422, { code: 'user_already_exists', message: 'User already registered' }],
  ])('returns the server’s message with status %i', async (status, body) => {
    const { auth } = authOver(() => json(body, status, { 'x-supabase-api-version': '2024-01-01' }));
    await expect(auth.logIn(credentials)).rejects.toMatchObject({
      code: 'refused',
      serverCode: body.code,
      message: body.message,
    });
  });

  it.each([
    ['a wrong key', 401, { message: 'Invalid API key', hint: 'Double check your API key.' }],
    ['a gateway that refuses', 403, { message: 'Forbidden by rule 1020' }],
    ['a missing route', 404, { message: 'no Route matched with those values' }],
    ['a method that the server does not know', 405, { message: 'Method Not Allowed' }],
    ['a request too large', 413, { message: 'Request size limit exceeded' }],
    [
      'a provider that the project disabled',
      422,
      { code: 'email_provider_disabled', message: 'Email logins are disabled' },
    ],
    ['a project without sign-ups', 422, { code: 'signup_disabled', message: 'Signups not allowed for this instance' }],
    ['a body that is no JSON', 400, { code: 'bad_json', message: 'Could not parse request body as JSON' }],
  ])('keeps the message of %s from customers', async (_what, status, body) => {
    const { auth } = authOver(() => json(body, status, { 'x-supabase-api-version': '2024-01-01' }));
    const call = auth.signUp({ ...credentials, ...names });
    await expect(call).rejects.toMatchObject({
      code: 'unexpected',
      message: `Signing up failed: ${body.message}`,
      cause: { message: body.message, status },
    });
  });

  it.each([400, 403, 404])('keeps a proxy’s page with status %i from customers', async (status) => {
    const page = '<!doctype html><title>Blocked</title>';
    const { auth } = authOver(() => new Response(page, { status, headers: { 'content-type': 'text/html' } }));
    await expect(auth.logIn(credentials)).rejects.toMatchObject({ code: 'unexpected' });
  });

  it('returns the message of a server or hook that sends no code', async () => {
    const { auth } = authOver(() =>
      json({ error: 'invalid_grant', error_description: 'Invalid login credentials' }, 400),
    );
    await expect(auth.logIn(credentials)).rejects.toMatchObject({
      code: 'refused',
      message: 'Invalid login credentials',
    });
  });

  it('reports a wrong key to onError, not to customers', async () => {
    const { client } = clientOver(() => json({ message: 'Invalid API key' }, 401));
    const onError = vi.fn();
    const backend = createBackend(createSupabaseAdapter(client), { onError });
    await expect(backend.auth.logIn(credentials)).rejects.toMatchObject({ code: 'unexpected' });
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ cause: expect.objectContaining({ message: 'Invalid API key', status: 401 }) }),
    );
  });

  it('passes on the reason for a weak password', async () => {
    const body = {
      code: 'weak_password',
      message: 'Password should be longer',
      weak_password: { reasons: ['length'] },
    };
    const { auth } = authOver(() => json(body, 422, { 'x-supabase-api-version': '2024-01-01' }));
    await expect(auth.signUp({ ...credentials, ...names })).rejects.toMatchObject({
      code: 'refused',
      serverCode: 'weak_password',
      message: 'Password should be longer',
    });
  });

  it('is unreachable without a network', async () => {
    allowConsole('fetch failed');
    await expect(authOver(noNetwork).auth.logIn(credentials)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is unreachable while the service is down', async () => {
    const { auth } = authOver(() => json({ message: 'down' }, 503));
    await expect(
      auth.requestPasswordReset({ email: 'm@example.com', redirectTo: 'https://a.example/r' }),
    ).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is logged out when a password change has no session', async () => {
    const { auth, requests } = authOver(() => json({}));
    await expect(auth.updatePassword({ password: 'a new password' })).rejects.toMatchObject({ code: 'logged-out' });
    expect(requests).toEqual([]);
  });

  it('is logged out when the server has ended the session', async () => {
    const { auth } = authOver(({ path }) =>
      path.startsWith('/auth/v1/token')
        ? json(sessionOf('margaret'))
        : json({ code: 'session_not_found', message: 'gone' }, 403, { 'x-supabase-api-version': '2024-01-01' }),
    );
    await auth.logIn(credentials);
    await expect(auth.updatePassword({ password: 'a new password' })).rejects.toMatchObject({ code: 'logged-out' });
  });

  it('signs up with the names as metadata', async () => {
    const { auth, requests } = authOver(() => json(sessionOf('margaret')));
    await expect(auth.signUp({ ...credentials, ...names })).resolves.toBe('logged-in');
    expect(requests[0]).toMatchObject({
      path: '/auth/v1/signup',
      body: { ...credentials, data: { first_name: 'Margaret', last_name: 'Hale' } },
    });
    await expect(auth.getSession()).resolves.toEqual({ userId: 'margaret', email: 'margaret@example.com' });
  });

  it('reports that the address must be confirmed first', async () => {
    const { auth } = authOver(() => json(sessionOf('margaret').user));
    await expect(auth.signUp({ ...credentials, ...names })).resolves.toBe('confirm-email');
    await expect(auth.getSession()).resolves.toBeNull();
  });

  it('does not tell that an address is known by the email of the last minute', async () => {
    const { auth } = authOver(() =>
      json(
        {
          code: 'over_email_send_rate_limit',
          message: 'For security purposes, you can only request this after 41 seconds.',
        },
        429,
        { 'x-supabase-api-version': '2024-01-01' },
      ),
    );
    await expect(auth.signUp({ ...credentials, ...names })).resolves.toBe('confirm-email');
    const redirectTo = 'https://a.example/reset-password';
    await expect(auth.requestPasswordReset({ email: 'm@example.com', redirectTo })).resolves.toBeUndefined();
  });

  it('reports that the project sends no more emails', async () => {
    const body = { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' };
    const { auth } = authOver(() => json(body, 429, { 'x-supabase-api-version': '2024-01-01' }));
    const refused = { code: 'refused', serverCode: body.code, message: body.message };
    await expect(auth.signUp({ ...credentials, ...names })).rejects.toMatchObject(refused);
  });

  it('requests the reset email with its redirect', async () => {
    const { auth, requests } = authOver(() => json({}));
    await auth.requestPasswordReset({ email: 'm@example.com', redirectTo: 'https://a.example/reset-password' });
    expect(requests[0]?.path).toBe('/auth/v1/recover?redirect_to=https%3A%2F%2Fa.example%2Freset-password');
    expect(requests[0]?.body).toMatchObject({ email: 'm@example.com' });
  });

  it('has no session after the server refuses to refresh it', async () => {
    const { auth, client } = authOver(({ path }) =>
      path.includes('refresh_token')
        ? json({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, 400, {
            'x-supabase-api-version': '2024-01-01',
          })
        : json({ ...sessionOf('margaret'), expires_at: 1 }),
    );
    await client.auth.signInWithPassword(credentials);
    await expect(auth.getSession()).resolves.toBeNull();
  });
});

describe('an error of the auth client', () => {
  it.each([
    new AuthSessionMissingError(),
    new AuthInvalidJwtError('JWKS is empty'),
    new AuthInvalidJwtError('No matching signing key found in JWKS'),
    new AuthInvalidJwtError('Invalid JWT signature'),
  ])('$message means logged-out', async (error) => {
    const { client } = clientOver(() => json({}));
    vi.spyOn(client.auth, 'updateUser').mockResolvedValue({ data: { user: null }, error });
    const change = createSupabaseAdapter(client).auth.updatePassword({ password: 'a new password' });
    await expect(change).rejects.toMatchObject({ code: 'logged-out', cause: error });
  });

  it('removes a stored session without a refresh token', async () => {
    const { refresh_token: _missing, ...withoutToken } = sessionOf('margaret');
    let stored: string | null = JSON.stringify(withoutToken);
    const storage = {
      getItem: () => stored,
      setItem: () => undefined,
      removeItem() {
        stored = null;
      },
    };
    const client = createClient('http://project.example', 'anon-key', {
      auth: { autoRefreshToken: false, storage },
      realtime: { transport: createFakeRealtime().transport },
      global: { fetch: noNetwork },
    });
    await expect(createSupabaseAdapter(client).auth.getSession()).rejects.toMatchObject({ code: 'logged-out' });
    expect(stored).toBeNull();
  });
});

describe('an expired stored session', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is neither restored nor lost while offline', async () => {
    allowConsole('fetch failed');
    const stored = JSON.stringify({ ...sessionOf('margaret'), expires_at: 1 });
    const removeItem = vi.fn<(key: string) => void>();
    const client = createClient('http://project.example', 'anon-key', {
      auth: { autoRefreshToken: false, storage: { getItem: () => stored, setItem: () => undefined, removeItem } },
      realtime: { transport: createFakeRealtime().transport },
      global: { fetch: noNetwork },
    });
    const { auth } = createSupabaseAdapter(client);
    const onChange = vi.fn<AuthListener>();
    auth.onChange(onChange);
    const session = auth.getSession().catch((error: unknown) => error);
    // supabase-js tries again and again for half a minute.
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await session).toMatchObject({ name: 'BackendError', code: 'unreachable' });
    expect(onChange).not.toHaveBeenCalled();
    expect(removeItem).not.toHaveBeenCalled();
  });
});
