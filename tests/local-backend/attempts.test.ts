import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptWindowMinutes, clientOf, createAttempts, type Attempts } from '../../local-backend/auth/attempts';
import { clockAhead, fixtureFolder, signUp } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
const { ahead, clock } = clockAhead();
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder, clock });
});
afterAll(() => backend.stop());
beforeEach(() => {
  // Every test starts with empty counts.
  ahead.minutes += 10;
});

/** Sends a request to /auth/v1 from an address. */
async function ask(path: string, body: object, client = '198.51.100.1'): Promise<number> {
  const answer = await backend.backend.fetch(
    new Request(`${backend.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify(body),
    }),
  );
  await answer.text();
  return answer.status;
}

const passwordPath = 'token?grant_type=password';
const signIn = (email: string, password: string, client?: string, path = passwordPath) =>
  ask(path, { email, password }, client);

/** The number of answers by status. */
function count(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function times<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => run(index)));
}

describe('wrong passwords', () => {
  it('stop at the limit in a parallel burst, while the owner signs in from elsewhere', async () => {
    await signUp(backend, 'burst@example.com');
    const statuses = await times(60, () => signIn('burst@example.com', 'wrong-password'));
    expect(count(statuses)).toEqual({ 400: 30, 429: 30 });
    expect(await signIn('BURST@example.com', 'a-good-password')).toBe(429);
    expect(await signIn('burst@example.com', 'a-good-password', '203.0.113.9')).toBe(200);
  }, 180_000);

  it('count for every spelling of the path', async () => {
    await signUp(backend, 'path@example.com');
    const paths = ['%74oken?grant_type=password', 'tok%65n?grant%5Ftype=password', 'token?grant_type=pass%77ord'];
    const statuses = await times(31, (index) =>
      signIn('path@example.com', 'wrong-password', undefined, paths[index % 3]),
    );
    expect(count(statuses)).toEqual({ 400: 30, 429: 1 });
    expect(await signIn('path@example.com', 'wrong-password')).toBe(429);
  }, 180_000);

  it.each(['%2574oken', 'token%2f', '%'])('get 404 for the path %s', async (path) => {
    expect(await signIn('path@example.com', 'wrong-password', undefined, `${path}?grant_type=password`)).toBe(404);
  });
});

describe('wrong codes', () => {
  const code = (token: number) => ask('verify', { type: 'recovery', email: 'codes@example.com', token: String(token) });

  it('stop at 30, while the owner can sign in', async () => {
    await signUp(backend, 'codes@example.com');
    expect(await ask('recover', { email: 'codes@example.com' })).toBe(200);
    const statuses = await times(40, (index) => code(1_000_000_000 + index));
    expect(count(statuses)).toEqual({ 403: 30, 429: 10 });
    expect(await signIn('codes@example.com', 'a-good-password')).toBe(200);
    const [mail] = backend.backend.mailbox.mails();
    const link = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '');
    const token_hash = link.search.slice('?token_hash=r.'.length);
    expect((await backend.client().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
  }, 180_000);

  it('stop across many accounts', async () => {
    const statuses = await times(140, (index) =>
      ask('verify', { type: 'recovery', email: `spray-${index}@example.com`, token: '1234567890' }),
    );
    expect(count(statuses)).toEqual({ 403: 120, 429: 20 });
  });

  it('stop in links too', async () => {
    const follow = async (token: string) => {
      const url = `${backend.url}/auth/v1/verif%79?type=recovery&token=${token}`;
      return (await backend.backend.fetch(new Request(url, { headers: { 'x-forwarded-for': '10.9.9.9' } }))).status;
    };
    expect(count(await times(130, (index) => follow(`${index}`.padStart(64, '0'))))).toEqual({ 303: 120, 429: 10 });
  });
});

describe('the count of attempts', () => {
  let now = 0;
  const tries = (attempts: Attempts, most: number, of: (index: number) => [client: string, account: string]) => {
    const refused = Array.from({ length: most }, (_, index) => attempts.take('password', ...of(index)).refusal);
    return refused.filter(Boolean).length;
  };

  it('stops a client that tries many accounts, and no other client', () => {
    const attempts = createAttempts(() => now);
    expect(tries(attempts, 140, (index) => ['client', `account-${index}`])).toBe(20);
    expect(tries(attempts, 1, () => ['elsewhere', 'account-0'])).toBe(0);
  });

  it('stops many clients that try one account, except a client that signed in or signed up before', () => {
    const attempts = createAttempts(() => now);
    attempts.take('password', 'home', 'account').succeed();
    attempts.trust('office', 'account');
    expect(tries(attempts, 320, (index) => [`client-${index}`, 'account'])).toBe(20);
    expect(tries(attempts, 1, () => ['stranger', 'account'])).toBe(1);
    expect(tries(attempts, 1, () => ['home', 'account'])).toBe(0);
    expect(tries(attempts, 1, () => ['office', 'account'])).toBe(0);
    now += attemptWindowMinutes * 60_000;
    expect(tries(attempts, 1, () => ['stranger', 'account'])).toBe(0);
  });
});

it.each(['recover', 'otp', 'magiclink', 'resend'])('limits mails by %s', async (path) => {
  const body = { email: `${path}@example.com`, type: 'signup' };
  expect(count(await times(32, () => ask(path, body)))).toEqual({ 200: 30, 429: 2 });
});

it('limits sign-ups from one address', async () => {
  const statuses = await times(310, (index) => ask('signup', { email: `many-${index}@example.com`, password: 'x' }));
  expect(count(statuses)).toEqual({ 422: 300, 429: 10 });
});

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['10.0.0.1, 203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
])('a client at %s counts as %s', (forwarded, client) => {
  expect(clientOf(new Request('http://site.example', { headers: { 'x-forwarded-for': forwarded } }))).toBe(client);
});
