import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSupabaseAdapter } from '../../../src/adapters/supabase/createSupabaseAdapter';
import { oneRefreshAtATime } from '../../../src/adapters/supabase/oneRefreshAtATime';
import { allowConsole } from '../../failOnConsole';
import { json, noNetwork, sessionOf } from './clientOver';
import { createFakeRealtime } from './fakeSocket';

/** An adapter whose stored session has expired. `stored` is the content of storage. */
function withExpiredSession(answer: (path: string, authorization: string | null) => Response | Promise<Response>) {
  const stored: { session: object | null } = { session: { ...sessionOf('margaret'), expires_at: 1 } };
  const paths: string[] = [];
  const client = createClient('http://project.example', 'anon-key', {
    auth: {
      autoRefreshToken: false,
      storage: {
        getItem: () => stored.session && JSON.stringify(stored.session),
        setItem: (_key, value) => {
          stored.session = JSON.parse(value) as object;
        },
        removeItem: () => {
          stored.session = null;
        },
      },
    },
    realtime: { transport: createFakeRealtime().transport },
    global: {
      fetch: async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        paths.push(pathname);
        return answer(pathname, new Headers(init?.headers).get('authorization'));
      },
    },
  });
  return { adapter: createSupabaseAdapter(client), stored, paths };
}

const isToken = (path: string) => path.endsWith('/token');
const echoCaller = (_path: string, authorization: string | null) => json({ asked: authorization });

describe('an expired session', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('never sends a call as a visitor or signs the customer out while the auth service is down', async () => {
    allowConsole('fetch failed');
    const { adapter, stored, paths } = withExpiredSession((path, who) =>
      isToken(path) ? noNetwork() : echoCaller(path, who),
    );
    const calls = [
      adapter.rpc('portal_user', undefined),
      adapter.read.tasks(),
      adapter.read.guides({ recommended: true }),
      adapter.read.guide('g'),
      adapter.read.pension('p'),
      adapter.invoke('address', { postcode: 'EX71 3AA' }),
    ].map((call) => call.catch((error: unknown) => error));
    await vi.advanceTimersByTimeAsync(120_000);
    for (const call of calls) expect(await call).toMatchObject({ name: 'BackendError', code: 'unreachable' });
    expect(paths.filter((path) => !isToken(path))).toEqual([]);
    expect(stored.session).toMatchObject({ refresh_token: 'refresh-of-margaret' });
  });

  it('uses the session that another tab refreshed meanwhile, for any answer to its own refresh', async () => {
    // supabase-js logs the result of its own first read of the session.
    allowConsole('Refresh result discarded');
    allowConsole('Already Used');
    for (const isGranted of [true, false]) {
      const { adapter, stored } = withExpiredSession((path, who) => {
        if (!isToken(path)) return echoCaller(path, who);
        stored.session = { ...sessionOf('margaret'), access_token: 'from-elsewhere', refresh_token: 'newer' };
        if (isGranted) return json({ ...sessionOf('margaret'), refresh_token: 'thrown-away' });
        return json({ code: 'refresh_token_already_used', message: 'Already Used' }, 400, {
          'x-supabase-api-version': '2024-01-01',
        });
      });
      await expect(adapter.rpc('portal_user', undefined)).resolves.toEqual({ asked: 'Bearer from-elsewhere' });
      await expect(adapter.auth.getSession()).resolves.toMatchObject({ userId: 'margaret' });
    }
  });

  it('ends when the server refuses to refresh it: later calls are sent as a visitor', async () => {
    allowConsole('Invalid Refresh Token');
    const { adapter, stored } = withExpiredSession((path, who) =>
      isToken(path)
        ? json({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, 400, {
            'x-supabase-api-version': '2024-01-01',
          })
        : echoCaller(path, who),
    );
    await expect(adapter.rpc('marketing', {})).resolves.toEqual({ asked: 'Bearer anon-key' });
    await expect(adapter.auth.getSession()).rejects.toMatchObject({ code: 'logged-out' });
    expect(stored.session).toBeNull();
  });
});

describe('one refresh at a time', () => {
  it('sends other requests, and all requests without Web Locks, immediately', async () => {
    const send = vi.fn<typeof fetch>(() => Promise.resolve(json({})));
    const patient = oneRefreshAtATime({ storage: { getItem: () => null }, fetch: send });
    const refresh = 'http://project.example/auth/v1/token?grant_type=refresh_token';
    const init = { method: 'POST', body: '{"refresh_token":"r"}' };
    await patient('http://project.example/rest/v1/rpc/portal_user', init);
    await patient(refresh, init);
    await patient(new Request(refresh, init));
    expect(send.mock.calls.map(([, given]) => given)).toEqual([init, init, undefined]);
  });
});
