import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSupabaseAdapter, supabaseClientOptions } from '../../../src/supabase';
import { json } from './clientOver';
import { tokenWith } from './factorServer';
import { createFakeRealtime } from './fakeSocket';

const credentials = { email: 'margaret@example.com', password: 'correct horse' };
const lifetime = 3600;
const hour = 3600;

/** A project whose clock is right, and a browser whose clock may not be. */
function createProject({ isOurs = true } = {}) {
  const started = performance.now();
  let passed = 0;
  /** The server's time, in seconds. */
  const serverTime = () => Math.floor(1_780_000_000 + passed + (performance.now() - started) / 1000);
  let issued = 0;
  let refreshes = 0;
  let refused = 0;
  let isLimited = false;

  function session() {
    issued += 1;
    const [iat, exp] = [serverTime(), serverTime() + lifetime];
    return {
      access_token: tokenWith({ sub: 'margaret', aal: 'aal1', iat, exp, n: issued }),
      refresh_token: `refresh-${issued}`,
      token_type: 'bearer',
      expires_in: lifetime,
      expires_at: exp,
      user: { id: 'margaret', email: credentials.email, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
    };
  }

  const send: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/token')) {
      if (search.includes('refresh_token')) {
        refreshes += 1;
        if (isLimited) return json({ code: 'over_request_rate_limit', message: 'Slow down' }, 429);
      }
      return json(session());
    }
    const token = new Headers(init?.headers).get('Authorization')?.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(token)) as { exp: number };
    if (exp > serverTime()) return json([]);
    refused += 1;
    return json({ code: 'PGRST303', message: 'JWT expired' }, 401);
  };

  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const ours = supabaseClientOptions({ storage, fetch: send });
  const client = createClient('http://project.example', 'anon-key', {
    ...ours,
    auth: { ...ours.auth, autoRefreshToken: false, storage },
    realtime: { transport: createFakeRealtime().transport },
    global: { fetch: isOurs ? ours.global.fetch : send },
  });
  const warnings: string[] = [];
  return {
    adapter: createSupabaseAdapter(client, { onWarning: (message) => warnings.push(message) }),
    client,
    warnings,
    serverTime,
    counts: () => ({ refreshes, refused }),
    setDevice: (ahead: number) => vi.setSystemTime((serverTime() + ahead) * 1000),
    pass(seconds: number) {
      passed += seconds;
      vi.setSystemTime(Date.now() + seconds * 1000);
    },
    setLimited: (isOn: boolean) => {
      isLimited = isOn;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a device whose clock is wrong', () => {
  it.each([
    ['two hours fast', 2 * hour],
    ['two hours slow', -2 * hour],
    ['two days fast', 48 * hour],
  ])('by %s refreshes a token once in its lifetime, and loses no call', async (_name, ahead) => {
    const { adapter, counts, setDevice, pass } = createProject();
    setDevice(ahead);
    await adapter.auth.logIn(credentials);
    for (let call = 0; call < 20; call += 1) await adapter.read.tasks({ customerId: 'margaret' });
    expect(counts()).toEqual({ refreshes: 0, refused: 0 });

    pass(lifetime + 1);
    for (let call = 0; call < 20; call += 1) await adapter.read.tasks({ customerId: 'margaret' });
    expect(counts()).toEqual({ refreshes: 1, refused: 0 });
  });

  it('stays signed in when the clock is put right, and refreshes once', async () => {
    const { adapter, counts, setDevice, pass } = createProject();
    setDevice(2 * hour);
    await adapter.auth.logIn(credentials);
    pass(lifetime + 1);
    setDevice(0);
    const calls = await Promise.all(Array.from({ length: 5 }, () => adapter.read.tasks({ customerId: 'margaret' })));
    expect(calls).toEqual(Array(5).fill([]));
    expect(counts().refreshes).toBe(1);
    await expect(adapter.auth.getSession()).resolves.toMatchObject({ userId: 'margaret' });
  });

  it('is reported once, after the log-in', async () => {
    const { adapter, setDevice } = createProject();
    setDevice(2 * hour);
    const events: unknown[] = [];
    adapter.auth.onChange((event, session) => events.push([event, session?.clockError]));
    await adapter.auth.getSession();
    await adapter.auth.logIn(credentials);
    expect(events).toEqual([['logged-in', 2 * hour]]);
    await expect(adapter.auth.getSession()).resolves.not.toHaveProperty('clockError');
  });

  it.each([290, -290, 0])('is not reported for %i seconds', async (ahead) => {
    const { adapter, setDevice } = createProject();
    setDevice(ahead);
    const events: unknown[] = [];
    adapter.auth.onChange((event, session) => events.push([event, session?.clockError]));
    await adapter.auth.getSession();
    await adapter.auth.logIn(credentials);
    expect(events).toEqual([['logged-in', undefined]]);
  });

  it('makes a warning for developers whose client lacks our options', async () => {
    const { adapter, setDevice, warnings } = createProject({ isOurs: false });
    setDevice(0);
    await adapter.auth.logIn(credentials);
    expect(warnings).toEqual([]);
    setDevice(2 * hour);
    await adapter.auth.logIn(credentials);
    expect(warnings).toEqual([expect.stringContaining('supabaseClientOptions')]);
  });
});

describe('a service that limits refreshes', () => {
  it('ends no session: the call can be tried again', async () => {
    const { adapter, counts, pass, setLimited, setDevice } = createProject();
    setDevice(0);
    await adapter.auth.logIn(credentials);
    pass(lifetime + 1);
    setLimited(true);
    const events: unknown[] = [];
    adapter.auth.onChange((event) => events.push(event));
    const failed = adapter.read.tasks({ customerId: 'margaret' }).catch((error: unknown) => error);
    // supabase-js tries again for half a minute.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toMatchObject({ code: 'unreachable' });
    // One request: the pause is counted on another clock than the timers.
    expect(counts().refreshes).toBe(1);
    expect(events).not.toContain('logged-out');

    setLimited(false);
    const later = performance.now() + 20_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    // supabase-js keeps a failure for a while, too.
    pass(5 * 60);
    await expect(adapter.read.tasks({ customerId: 'margaret' })).resolves.toEqual([]);
    vi.restoreAllMocks();
  });
});
