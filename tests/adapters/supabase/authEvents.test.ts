import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSupabaseAdapter } from '../../../src/adapters/supabase/createSupabaseAdapter';
import { createFakeRealtime } from './fakeSocket';
import { clientOver, json, sessionOf, type Answer } from './clientOver';

const margaret = { userId: 'margaret', email: 'margaret@example.com' };
const john = { userId: 'john', email: 'john@example.com' };

/** An auth server that logs in any user by the local part of the address. */
const authServer: Answer = ({ path, body }) => {
  const email = new Map(Object.entries(body ?? {})).get('email');
  if (path.includes('grant_type=refresh_token')) return json(sessionOf('margaret'));
  if (path.startsWith('/auth/v1/token')) return json(sessionOf(String(email).split('@')[0] ?? ''));
  if (path.startsWith('/auth/v1/verify')) return json(sessionOf('margaret'));
  if (path.startsWith('/auth/v1/factors')) return json(sessionOf('margaret'));
  if (path.startsWith('/auth/v1/user')) return json(sessionOf('margaret').user);
  return json({});
};

/** Records the events of a listener. */
async function listening(client: SupabaseClient = clientOver(authServer).client) {
  const { auth } = createSupabaseAdapter(client);
  const events: unknown[] = [];
  const end = auth.onChange((event, session) => events.push([event, session]));
  await settled(client);
  return { auth, client, events, end };
}

/** Resolves after the client has restored its session and sent its event. */
async function settled(client: SupabaseClient) {
  await new Promise<void>((resolve) => {
    const { data } = client.auth.onAuthStateChange((event) => {
      if (event !== 'INITIAL_SESSION') return;
      queueMicrotask(() => data.subscription.unsubscribe());
      resolve();
    });
  });
}

const asMargaret = { email: 'margaret@example.com', password: 'correct horse' };
const asJohn = { email: 'john@example.com', password: 'battery staple' };

describe('the auth events of supabase-js', () => {
  it('are not sent while no customer is logged in', async () => {
    const { events } = await listening();
    expect(events).toEqual([]);
  });

  it('report a restored session once, even if the client repeats it', async () => {
    const stored = JSON.stringify(sessionOf('margaret'));
    const client = createClient('http://project.example', 'anon-key', {
      auth: {
        autoRefreshToken: false,
        storage: { getItem: () => stored, setItem: () => undefined, removeItem: () => undefined },
      },
      realtime: { transport: createFakeRealtime().transport },
    });
    const { events } = await listening(client);
    expect(events).toEqual([['restored', margaret]]);
  });

  it('report a log-in, but not a repeated one of the same customer', async () => {
    const { auth, events } = await listening();
    await auth.logIn(asMargaret);
    await auth.logIn(asMargaret);
    expect(events).toEqual([['logged-in', margaret]]);
    await auth.logIn(asJohn);
    expect(events).toEqual([
      ['logged-in', margaret],
      ['logged-in', john],
    ]);
  });

  it('report a log-out, and the next log-in', async () => {
    const { auth, events } = await listening();
    await auth.logIn(asMargaret);
    await auth.logOut();
    await auth.logOut();
    await auth.logIn(asMargaret);
    expect(events).toEqual([
      ['logged-in', margaret],
      ['logged-out', null],
      ['logged-in', margaret],
    ]);
  });

  it('report a refreshed token, a new password and a verified factor', async () => {
    const { auth, client, events } = await listening();
    await auth.logIn(asMargaret);
    await client.auth.refreshSession();
    await auth.updatePassword({ password: 'another horse' });
    await client.auth.mfa.verify({ factorId: 'f', challengeId: 'c', code: '123456' });
    expect(events).toEqual([
      ['logged-in', margaret],
      ['token-refreshed', margaret],
      ['user-updated', margaret],
      ['mfa-verified', margaret],
    ]);
  });

  it('report a recovery link', async () => {
    const { client, events } = await listening();
    await client.auth.verifyOtp({ type: 'recovery', token_hash: 'hash' });
    expect(events).toEqual([['password-recovery', margaret]]);
  });

  it('send the current state to a late listener', async () => {
    const { auth, client } = await listening();
    await client.auth.verifyOtp({ type: 'recovery', token_hash: 'hash' });
    const late: unknown[] = [];
    auth.onChange((event, session) => late.push([event, session]));
    await Promise.resolve();
    expect(late).toEqual([
      ['restored', margaret],
      ['password-recovery', margaret],
    ]);

    await auth.updatePassword({ password: 'another horse' });
    const later: unknown[] = [];
    auth.onChange((event, session) => later.push([event, session]));
    await Promise.resolve();
    expect(later).toEqual([['restored', margaret]]);
  });

  describe('of a recovery link', () => {
    afterEach(() => {
      vi.unstubAllGlobals();
    });
    const openedAt = (address: string) => vi.stubGlobal('location', new URL(address, 'https://tracing.example.com'));

    it.each([
      '/reset-password#access_token=abc&refresh_token=def&type=recovery',
      '/reset-password?token_hash=r.abc',
      '/reset-password?code=abc',
    ])('report password recovery on the page opened at %s', async (address) => {
      openedAt(address);
      const { client, events } = await listening();
      await client.auth.verifyOtp({ type: 'recovery', token_hash: 'hash' });
      expect(events).toEqual([['password-recovery', margaret]]);
    });

    it('report only a log-in in another tab', async () => {
      openedAt('/personal');
      const { auth, client, events } = await listening();
      await client.auth.verifyOtp({ type: 'recovery', token_hash: 'hash' });
      await client.auth.verifyOtp({ type: 'recovery', token_hash: 'hash' });
      expect(events).toEqual([['logged-in', margaret]]);
      const late: unknown[] = [];
      auth.onChange((event) => late.push(event));
      await Promise.resolve();
      expect(late).toEqual(['restored']);
    });
  });

  it('are not sent to a listener that unsubscribed', async () => {
    const { auth, events, end } = await listening();
    end();
    await auth.logIn(asMargaret);
    const brief = vi.fn<() => void>();
    auth.onChange(brief)();
    await Promise.resolve();
    expect(events).toEqual([]);
    expect(brief).not.toHaveBeenCalled();
  });

  it('are handled synchronously, without calling the client', async () => {
    const { client, requests } = clientOver(authServer);
    const listen = vi.spyOn(client.auth, 'onAuthStateChange');
    await listening(client);
    const handle = listen.mock.calls[0]?.[0];
    expect(handle?.('SIGNED_OUT', null)).toBeUndefined();
    expect(requests).toEqual([]);
  });
});
