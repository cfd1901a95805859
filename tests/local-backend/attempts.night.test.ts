import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixtureFolder, signUp } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder });
});
afterAll(() => backend.stop());

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

/** The number of answers by status. */
function count(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function times<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => run(index)));
}

it('wrong codes stop at 30 of 4,000', async () => {
  await signUp(backend, 'codes@example.com');
  expect(await ask('recover', { email: 'codes@example.com' })).toBe(200);
  const statuses = await times(4_000, (index) =>
    ask('verify', { type: 'recovery', email: 'codes@example.com', token: String(1_000_000_000 + index) }),
  );
  expect(count(statuses)).toEqual({ 403: 30, 429: 3_970 });
}, 180_000);

it('wrong codes stop across many client addresses', async () => {
  const statuses = await times(320, (index) =>
    ask('verify', { type: 'recovery', email: 'spread@example.com', token: String(index) }, `10.0.${index}.1`),
  );
  expect(count(statuses)).toEqual({ 403: 300, 429: 20 });
});

it('codes are too long to be found from their hash', async () => {
  await signUp(backend, 'digits@example.com');
  expect(await ask('recover', { email: 'digits@example.com' })).toBe(200);
  const token = /token_hash=r\.(\w+)/.exec(backend.backend.mailbox.mails()[0]?.text ?? '')?.[1];
  // The token is the hash of the address and a code. Six digits, the default, would be found in a second.
  for (let digits = 0; digits < 1_000_000; digits += 1) {
    const code = String(digits).padStart(6, '0');
    if (createHash('sha256').update(`digits@example.com${code}`).digest('hex') === token) expect.fail(code);
  }
  expect(token).toHaveLength(64);
});

it('60 concurrent sign-ups do not block a read', async () => {
  const finished: string[] = [];
  const signUps = times(60, async (index) => {
    const status = await ask('signup', { email: `crowd-${index}@example.com`, password: 'a-good-password' });
    finished.push(`sign-up ${status}`);
  });
  const headers = { apikey: backend.anonKey };
  const read = await backend.backend.fetch(new Request(`${backend.url}/rest/v1/notes`, { headers }));
  expect(read.status).toBeLessThan(500);
  expect(finished.length).toBeLessThan(30);
  await signUps;
  expect(finished).toEqual(Array.from({ length: 60 }, () => 'sign-up 200'));
}, 180_000);
