import { createClient as create } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import type { AuthAdapter } from '../../../src/backend/PensionTraceAdapter';
import { createSupabaseAdapter, type CreateClient } from '../../../src/supabase';
import { allowConsole } from '../../failOnConsole';
import { json, noAnswer, noNetwork, sessionOf } from './clientOver';
import { createFakeRealtime } from './fakeSocket';

/** A browser that keeps Margaret's session. `open` is a load of the page; `fails` answers each log-out. */
function browserWith(fails: () => Response | Promise<Response>, stored: object = sessionOf('margaret')) {
  const kept = new Map([['sb-project-auth-token', JSON.stringify(stored)]]);
  const sent: (string | null)[] = [];
  const createClient = (options: Parameters<CreateClient>[0]) =>
    create('http://project.example', 'anon-key', {
      ...options,
      realtime: { transport: createFakeRealtime().transport },
      global: {
        fetch: async (input, init) => {
          const { pathname } = new URL(input instanceof Request ? input.url : input);
          if (pathname.endsWith('/verify')) return json(sessionOf('grace'));
          if (!pathname.endsWith('/logout')) return fails();
          sent.push(new Headers(init?.headers).get('Authorization'));
          return fails();
        },
      },
    });
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const open = () =>
    createSupabaseAdapter(createClient({ auth: { storage, autoRefreshToken: false } }), { createClient }).auth;
  return { open, sent };
}

const failures: [string, () => Response | Promise<Response>][] = [
  ['refuses', () => json({ message: 'Internal error' }, 500)],
  ['limits', () => json({ message: 'Too many requests' }, 429)],
  ['is offline', noNetwork],
  ['does not answer', () => noAnswer(undefined)],
];
const forced = (auth: AuthAdapter) => auth.logOut({ isForced: true, customerId: 'margaret' });
const endings: [string, (auth: AuthAdapter) => Promise<void>][] = [
  ['a forced log-out', forced],
  ['leaving the account of a link with a code', (auth) => auth.closeLink({ customerId: 'margaret' })],
];

describe.each(failures)('when the service %s', (_name, fails) => {
  it.each(endings)('a reload finds no session after %s', async (_ending, end) => {
    allowConsole('fetch failed');
    const { open, sent } = browserWith(fails);
    const page = open();
    const otherTab = open();
    const heard: string[] = [];
    page.onChange((event) => heard.push(event));
    await expect(otherTab.getSession()).resolves.toMatchObject({ userId: 'margaret' });
    await expect(page.getSession()).resolves.toMatchObject({ userId: 'margaret' });
    const ending = end(page).catch((error: unknown) => error);
    await expect.poll(() => heard).toContain('logged-out');
    await expect(open().getSession()).resolves.toBeNull();
    await expect(otherTab.getSession()).resolves.toBeNull();
    await expect.poll(() => sent).toEqual(['Bearer access-of-margaret']);
    if (_name !== 'does not answer') await expect(ending).resolves.toMatchObject({ name: 'BackendError' });
  });

  it('the account of a reset link is left at once', async () => {
    allowConsole('fetch failed');
    const { open, sent } = browserWith(fails);
    const page = open();
    await page.openLink({ tokenHash: 'token', type: 'recovery' });
    const heard: string[] = [];
    page.onChange((event, session) => heard.push(`${event} ${session?.userId ?? ''}`));
    await expect.poll(() => heard).toContain('link-opened grace');
    await page.closeLink();
    expect(heard).toContain('link-closed margaret');
    await expect.poll(() => sent).toEqual(['Bearer access-of-grace']);
    await expect(open().getSession()).resolves.toMatchObject({ userId: 'margaret' });
  });
});

it('a forced log-out also ends a session whose expired token cannot be refreshed', async () => {
  allowConsole('fetch failed');
  const { open } = browserWith(noNetwork, { ...sessionOf('margaret'), expires_at: 1 });
  vi.useFakeTimers();
  const ending = forced(open()).catch(() => undefined);
  // supabase-js tries to refresh it for half a minute.
  await vi.advanceTimersByTimeAsync(60_000);
  await ending;
  vi.useRealTimers();
  await expect(open().getSession()).resolves.toBeNull();
});

it('a forced log-out leaves another customer’s session, and sends nothing', async () => {
  const { open, sent } = browserWith(() => json({}), sessionOf('john'));
  await expect(forced(open())).rejects.toMatchObject({ code: 'other-customer' });
  await expect(open().getSession()).resolves.toMatchObject({ userId: 'john' });
  expect(sent).toEqual([]);
});
