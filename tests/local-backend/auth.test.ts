import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptLimits, attemptWindowMinutes } from '../../local-backend/auth/attempts';
import { clockAhead, fixtureFolder, signUp } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
const { ahead, clock } = clockAhead();
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder, clock });
});
afterAll(() => backend.stop());
beforeEach(() => {
  ahead.minutes = 0;
});

describe('accounts', () => {
  it('signs up without a confirmation, with the names as metadata', async () => {
    const { client, userId } = await signUp(backend, 'Sign.Up@Example.com');
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({
      id: userId,
      email: 'sign.up@example.com',
      user_metadata: { first_name: 'Ada', last_name: 'Byron' },
    });
    expect(
      await backend.sql('select raw_user_meta_data ->> $2 as name from auth.users where id = $1', [
        userId,
        'first_name',
      ]),
    ).toEqual([{ name: 'Ada' }]);
  });

  it('signs in a user of the seed', async () => {
    const client = backend.client();
    const { error } = await client.auth.signInWithPassword({
      email: 'seeded@example.com',
      password: 'seeded-password',
    });
    expect(error).toBeNull();
    expect((await client.from('notes').select('body')).data).toEqual([{ body: 'From the seed' }]);
  });

  it('refuses a wrong password, a known address and a short password with clear messages', async () => {
    await signUp(backend, 'known@example.com');
    const client = backend.client();
    const wrong = await client.auth.signInWithPassword({ email: 'known@example.com', password: 'not-the-password' });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    const again = await client.auth.signUp({ email: 'known@example.com', password: 'a-good-password' });
    expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' });
    const short = await client.auth.signUp({ email: 'short@example.com', password: 'short' });
    expect(short.error).toMatchObject({ status: 422, code: 'weak_password' });
  });

  it('refreshes a session, and ends it', async () => {
    const { client, accessToken } = await signUp(backend, 'session@example.com');
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).toEqual(expect.any(String));
    expect((await client.auth.signOut()).error).toBeNull();
    const after = await backend.client().auth.getUser(accessToken);
    expect(after.error?.name).toBe('AuthSessionMissingError');
    const lost = await client.auth.refreshSession({ refresh_token: refreshed.data.session?.refresh_token ?? '' });
    expect(lost.error?.status).toBe(400);
  });

  it('accepts a new password', async () => {
    const { client } = await signUp(backend, 'update@example.com');
    expect((await client.auth.updateUser({ password: 'another-password' })).error).toBeNull();
    const old = await backend
      .client()
      .auth.signInWithPassword({ email: 'update@example.com', password: 'a-good-password' });
    expect(old.error?.code).toBe('invalid_credentials');
    const changed = await backend
      .client()
      .auth.signInWithPassword({ email: 'update@example.com', password: 'another-password' });
    expect(changed.error).toBeNull();
  });

  it('ends the other sessions of the account with a new password', async () => {
    const { client, userId } = await signUp(backend, 'sessions@example.com');
    const other = backend.client();
    const credentials = { email: 'sessions@example.com', password: 'a-good-password' };
    const { data } = await other.auth.signInWithPassword(credentials);
    const same = await client.auth.updateUser({ password: 'a-good-password' });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
    expect((await other.auth.refreshSession()).error).toBeNull();

    const changed = await client.auth.updateUser({ password: 'another-password', data: { first_name: 'Augusta' } });
    expect(changed.data.user?.user_metadata).toMatchObject({ first_name: 'Augusta' });
    expect((await other.auth.refreshSession()).error?.status).toBe(400);
    expect((await backend.client().auth.getUser(data.session?.access_token)).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await backend.sql('select id from auth.sessions where user_id = $1', [userId])).toHaveLength(1);
  });

  it('reports that two-step sign-in is not supported', async () => {
    const { client } = await signUp(backend, 'factors@example.com');
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({
      status: 422,
      message: expect.stringContaining('Two-step verification is not part of'),
    });
  });
});

describe('a forgotten password', () => {
  it('is reset through the link in the mailbox, which opens the requested page', async () => {
    await signUp(backend, 'forgot@example.com');
    const redirectTo = `${backend.url}/reset-password`;
    const { error } = await backend.client().auth.resetPasswordForEmail('forgot@example.com', { redirectTo });
    expect(error).toBeNull();

    const page = await (await fetch(`${backend.url}/mailbox`)).text();
    expect(page).toContain('forgot@example.com');
    const link = page.match(/<a href="([^"]*token_hash[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const target = new URL(link);
    expect(target.origin + target.pathname).toBe(redirectTo);
    const client = backend.client();
    expect(target.search).toMatch(/^\?token_hash=r\.[\w-]+$/);
    const token_hash = target.search.slice('?token_hash=r.'.length);
    expect((await client.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'a-new-password' })).error).toBeNull();
    const after = await backend
      .client()
      .auth.signInWithPassword({ email: 'forgot@example.com', password: 'a-new-password' });
    expect(after.error).toBeNull();

    const used = await backend.client().auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(used.error?.code).toBe('otp_expired');
  });

  it('opens the host name of the request', async () => {
    await signUp(backend, 'by-name@example.com');
    const redirectTo = `${backend.url.replace('127.0.0.1', 'localhost')}/reset-password`;
    await backend.client().auth.resetPasswordForEmail('by-name@example.com', { redirectTo });
    const [mail] = backend.backend.mailbox.mails();
    expect(mail?.text).toContain(`${redirectTo}?token_hash=`);
  });

  it.each([
    'https://evil.example/',
    'https://evil.example/reset-password',
    '/guides/1',
    '/reset-password?to=//evil.example',
    '//evil.example/reset-password',
  ])('opens the site instead of a page that is not listed: %s', async (page) => {
    const email = `elsewhere-${page.length}@example.com`;
    await signUp(backend, email);
    const redirectTo = page.startsWith('/') ? `${backend.url}${page}` : page;
    await backend.client().auth.resetPasswordForEmail(email, { redirectTo });
    const [mail] = backend.backend.mailbox.mails();
    expect(mail?.to).toBe(email);
    expect(mail?.text).toMatch(new RegExp(`^[^]*${backend.url}/\\?token_hash=r\\.\\S+$`, 'm'));
  });

  it('refuses an address that is no text', async () => {
    const answer = await fetch(`${backend.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: '{"email":["forgot@example.com"]}',
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: 'bad_json' }]);
  });

  it('gives the same answer for an unknown address', async () => {
    const before = backend.backend.mailbox.mails().length;
    expect((await backend.client().auth.resetPasswordForEmail('nobody@example.com')).error).toBeNull();
    expect(backend.backend.mailbox.mails()).toHaveLength(before);
  });
});

describe('guessing passwords', () => {
  it('is stopped for one account, temporarily', async () => {
    await signUp(backend, 'guessed@example.com');
    const signIn = (email: string, password: string) => backend.client().auth.signInWithPassword({ email, password });
    for (let count = 0; count < attemptLimits.password.perAccount; count += 1) {
      expect((await signIn('guessed@example.com', 'wrong-password')).error?.status).toBe(400);
    }
    const stopped = await signIn('Guessed@example.com', 'a-good-password');
    expect(stopped.error).toMatchObject({ status: 429, message: expect.stringContaining('Please wait 5 minutes') });
    await signUp(backend, 'somebody-else@example.com');
    expect((await signIn('somebody-else@example.com', 'a-good-password')).error).toBeNull();

    ahead.minutes = attemptWindowMinutes;
    expect((await signIn('guessed@example.com', 'a-good-password')).error).toBeNull();
  }, 180_000);
});
