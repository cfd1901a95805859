import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEmailLink } from '../../src/backend/emailLink';
import { fixtureFolder, signUp } from './fixture';
import { NodeSocket, startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder });
});
afterAll(() => backend.stop());

/** An unmodified client with its own storage. */
function clientOf(flowType: 'pkce' | 'implicit'): SupabaseClient {
  const stored = new Map<string, string>();
  return createClient(backend.url, backend.anonKey, {
    auth: {
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    realtime: { transport: NodeSocket },
  });
}

const redirectTo = () => `${backend.url}/reset-password?from=mail`;

/** Requests a reset link, and returns it as older emails have it. */
async function resetLink(client: SupabaseClient, email: string): Promise<string> {
  const listed = `${backend.url}/reset-password`;
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: listed });
  expect(error).toBeNull();
  expect(backend.backend.mailbox.mails()[0]?.to).toBe(email);
  return olderLink(redirectTo(), 'recovery');
}

/** The address in the newest email. */
const mailedLink = () => new URL(backend.backend.mailbox.mails()[0]?.text.match(/https?:\S+/)?.[0] ?? '');

/** Its only parameter: the letter of its kind, a full stop and the token. */
const mailedToken = () => mailedLink().search.replace(/^\?token_hash=/, '');

/** The link of an older email with the same token: the auth service spends it and redirects. */
function olderLink(target: string, type: string): string {
  const url = new URL('/auth/v1/verify', backend.url);
  url.searchParams.set('token', mailedToken().slice('r.'.length));
  url.searchParams.set('type', type);
  url.searchParams.set('redirect_to', target);
  return url.href;
}

async function follow(link: string, method = 'GET'): Promise<URL> {
  const answer = await fetch(link, { method, redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

const signInWith = async (email: string, password: string) =>
  (await clientOf('implicit').auth.signInWithPassword({ email, password })).error;

describe.each(['pkce', 'implicit'] as const)('with %s', (flowType) => {
  it('the link in an email works in every client, once', async () => {
    const email = `${flowType}-anywhere@example.com`;
    await signUp(backend, email);
    await resetLink(clientOf(flowType), email);
    const link = mailedLink();
    expect(link.origin + link.pathname).toBe(`${backend.url}/reset-password`);
    const sent = readEmailLink(mailedToken());
    expect(sent?.type).toBe('recovery');

    const token_hash = sent?.tokenHash ?? '';
    const other = clientOf(flowType);
    const { data } = await other.auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(data.session?.user.email).toBe(email);
    const { error } = await clientOf(flowType).auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(error?.code).toBe('otp_expired');
  });
});

describe('with PKCE', () => {
  it('a reset link returns a code that only the same client can exchange, once', async () => {
    await signUp(backend, 'pkce@example.com');
    const client = clientOf('pkce');
    const target = await follow(await resetLink(client, 'pkce@example.com'));
    const code = target.searchParams.get('code') ?? '';
    expect(code).toMatch(/^[\w-]{36}$/);
    expect(target.hash).toBe('');
    target.searchParams.delete('code');
    expect(target.href).toBe(redirectTo());

    const other = clientOf('pkce');
    await other.auth.resetPasswordForEmail('nobody@example.com');
    expect((await other.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');

    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe('pkce@example.com');
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.auth.updateUser({ password: 'a-new-password' })).error).toBeNull();
    expect(await signInWith('pkce@example.com', 'a-new-password')).toBeNull();

    await client.auth.resetPasswordForEmail('nobody@example.com');
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
  });

  it.each(['used', 'expired'])('a link that is %s reports it in the query and in the fragment', async (state) => {
    const email = `${state}@example.com`;
    await signUp(backend, email);
    const link = await resetLink(clientOf('pkce'), email);
    if (state === 'used') await follow(link);
    else {
      await backend.sql(`update auth.users set recovery_sent_at = now() - interval '2 hours' where email = $1`, [
        email,
      ]);
    }
    const target = await follow(link);
    const wanted = {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    };
    expect(Object.fromEntries(target.searchParams)).toEqual({ from: 'mail', ...wanted });
    expect(Object.fromEntries(new URLSearchParams(target.hash.slice(1)))).toEqual(wanted);
  });

  it('a link opens no session before the code is exchanged', async () => {
    const { userId } = await signUp(backend, 'quiet@example.com');
    const sessions = () => backend.sql('select id from auth.sessions where user_id = $1', [userId]);
    const before = await sessions();
    const target = await follow(await resetLink(clientOf('pkce'), 'quiet@example.com'));
    expect(target.searchParams.has('code')).toBe(true);
    expect(await sessions()).toEqual(before);
  });

  it('a sign-up and a sign-in work', async () => {
    const client = clientOf('pkce');
    const credentials = { email: 'pkce-signup@example.com', password: 'a-good-password' };
    const { data, error } = await client.auth.signUp({ ...credentials, options: { emailRedirectTo: redirectTo() } });
    expect(error).toBeNull();
    expect(data.session).not.toBeNull();
    expect((await clientOf('pkce').auth.signInWithPassword(credentials)).error).toBeNull();
  });

  it('a magic link returns a code', async () => {
    await signUp(backend, 'magic@example.com');
    const client = clientOf('pkce');
    await client.auth.signInWithOtp({ email: 'magic@example.com' });
    const target = await follow(olderLink(redirectTo(), 'magiclink'));
    const { data } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(data.session?.user.email).toBe('magic@example.com');
  });

  it.each([
    [{ code_challenge: 'a'.repeat(43) }],
    [{ code_challenge_method: 's256' }],
    [{ code_challenge: 'short', code_challenge_method: 's256' }],
    [{ code_challenge: 'a'.repeat(43), code_challenge_method: 'md5' }],
  ])('a malformed challenge is refused: %j', async (challenge) => {
    for (const path of ['recover', 'signup']) {
      const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'new@example.com', password: 'a-good-password', ...challenge }),
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
    }
  });
});

describe('without a challenge', () => {
  it('a reset link returns a session in the fragment, once', async () => {
    await signUp(backend, 'implicit@example.com');
    const link = await resetLink(clientOf('implicit'), 'implicit@example.com');
    const target = await follow(link);
    expect(target.search).toBe('?from=mail');
    const fragment = new URLSearchParams(target.hash.slice(1));
    const client = clientOf('implicit');
    const { error } = await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    const used = await follow(link);
    expect(used.search).toBe('?from=mail');
    expect(new URLSearchParams(used.hash.slice(1)).get('error_code')).toBe('otp_expired');
  });
});

it('a changed email needs the links in the emails to both addresses, in any order', async () => {
  const mailTo = (address: string) => backend.backend.mailbox.mails().find(({ to }) => to === address);
  for (const order of ['old first', 'new first']) {
    const [old, email] = [`${order.slice(0, 3)}-old@example.com`, `${order.slice(0, 3)}-new@example.com`];
    const { client } = await signUp(backend, old);
    const { error } = await client.auth.updateUser({ email }, { emailRedirectTo: `${backend.url}/reset-password` });
    expect(error).toBeNull();
    for (const [index, address] of (order === 'old first' ? [old, email] : [email, old]).entries()) {
      const mail = mailTo(address);
      expect(mail?.subject).toBe('Confirm your new email address');
      expect(mail?.text).toContain(`is to change from ${old} to ${email}.`);
      const link = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '');
      expect(link.pathname).toBe('/');
      const { tokenHash: token_hash = '', type = 'email' } =
        readEmailLink(link.searchParams.get('token_hash') ?? '') ?? {};
      expect(type).toBe('email_change');
      const { data, error: refusal } = await clientOf('pkce').auth.verifyOtp({ token_hash, type });
      expect(refusal).toBeNull();
      expect(data.user?.email).toBe(index === 0 ? undefined : email);
    }
  }
});

it('a mail scanner’s HEAD request does not use up a link', async () => {
  await signUp(backend, 'scanned@example.com');
  const link = await resetLink(clientOf('pkce'), 'scanned@example.com');
  expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(405);
  expect((await follow(link)).searchParams.has('code')).toBe(true);
});
