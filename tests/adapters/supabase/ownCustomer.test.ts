import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CustomerOptions, PensionTraceAdapter } from '../../../src/backend/PensionTraceAdapter';
import { createSupabaseAdapter } from '../../../src/supabase';
import { clientOver, json, sessionOf } from './clientOver';
import { createFakeRealtime } from './fakeSocket';

const ofMargaret = { customerId: 'margaret' };
const pdf = () => new File(['%PDF-1.7'], 'letter.pdf');

type Call = (adapter: PensionTraceAdapter, options: CustomerOptions) => Promise<unknown>;
const dataCalls: [string, Call][] = [
  ['a procedure', ({ rpc }, options) => rpc('portal_why', { p_reason: 3 }, options)],
  ['a server function', ({ invoke }, options) => invoke('address', { postcode: 'EX71 3AA' }, options)],
  ['a pension', ({ read }, options) => read.pension('p', options)],
  ['a guide', ({ read }, options) => read.guide('g', options)],
  ['the guides', ({ read }, options) => read.guides({ recommended: true }, options)],
  ['the tasks', ({ read }, options) => read.tasks(options)],
  ['providers', async ({ read }, options) => read.providers?.(['Aviva'], options)],
];
const authCalls: [string, Call][] = [
  ['a log-out', ({ auth }, options) => auth.logOut(options)],
  ['a new password', ({ auth }, options) => auth.updatePassword({ password: 'another horse' }, options)],
  ['the factors', ({ auth }, options) => auth.listFactors(options)],
  ['a new phone', ({ auth }, options) => auth.enrolPhone({ friendlyName: 'Phone', phone: '+447700900123' }, options)],
  ['a new factor', ({ auth }, options) => auth.enrolFactor({ friendlyName: 'App', issuer: 'Lantern' }, options)],
  ['a challenge', ({ auth }, options) => auth.challengeFactor({ factorId: 'f', channel: 'sms' }, options)],
  ['a code', ({ auth }, options) => auth.verifyFactor({ factorId: 'f', code: '123456' }, options)],
  ['a removed factor', ({ auth }, options) => auth.removeFactor({ factorId: 'f' }, options)],
  ['a confirmed password', ({ auth }, options) => auth.confirmIdentity({ password: 'correct horse' }, options)],
];
const upload: [string, Call] = ['an upload', ({ files }, options) => files.upload(pdf(), options)];

async function signedInAs(customer: string) {
  const server = clientOver(({ path, body }) => {
    const email = String(Object(body).email ?? '');
    if (path.startsWith('/auth/v1/token')) return json(sessionOf(email.split('@')[0] ?? ''));
    return json([]);
  });
  const adapter = createSupabaseAdapter(server.client, server);
  await adapter.auth.logIn({ email: `${customer}@example.com`, password: 'correct horse' });
  server.requests.length = 0;
  return { adapter, ...server };
}

afterEach(() => vi.unstubAllGlobals());

describe('the page of a customer', () => {
  it.each([...dataCalls, ...authCalls, upload])(
    'sends nothing for %s when the session is another customer’s',
    async (_name, call) => {
      const { adapter, requests } = await signedInAs('john');
      await expect(call(adapter, ofMargaret)).rejects.toMatchObject({ code: 'other-customer' });
      expect(requests).toEqual([]);
    },
  );

  it.each([...dataCalls, upload])('sends nothing for %s without a session', async (_name, call) => {
    const server = clientOver(() => json([]));
    const adapter = createSupabaseAdapter(server.client, server);
    await expect(call(adapter, ofMargaret)).rejects.toMatchObject({ code: 'logged-out' });
    expect(server.requests).toEqual([]);
  });

  it.each(dataCalls)(
    'sends %s with its own token, even when the session changes at that moment',
    async (_name, call) => {
      const { adapter, client, requests } = await signedInAs('margaret');
      const own = await client.auth.getSession();
      // Every later read of the session finds another customer's.
      vi.spyOn(client.auth, 'getSession')
        .mockResolvedValueOnce(own)
        .mockResolvedValue({ data: { session: { ...sessionOf('john'), token_type: 'bearer' as const } }, error: null });
      await call(adapter, ofMargaret).catch(() => undefined);
      expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer access-of-margaret']);
    },
  );

  it('keeps the header of a confirmed password', async () => {
    const { adapter, requests } = await signedInAs('margaret');
    const headers = { Authorization: 'Bearer confirmed' };
    await adapter.rpc('anonymize_user', { p_id: 'margaret' }, { ...ofMargaret, headers });
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer confirmed');
  });

  it('confirms no password of an account that has taken over the address', async () => {
    const server = clientOver(({ path }) =>
      path.startsWith('/auth/v1/token') ? json(sessionOf('margaret')) : json({}),
    );
    const adapter = createSupabaseAdapter(server.client, server);
    await adapter.auth.logIn({ email: 'margaret@example.com', password: 'correct horse' });
    const second = server.createClient({ auth: { persistSession: false, storageKey: 'second' } });
    vi.spyOn(second.auth, 'signInWithPassword').mockResolvedValue({
      data: { user: sessionOf('john').user, session: { ...sessionOf('john'), token_type: 'bearer' as const } },
      error: null,
    });
    const { auth } = createSupabaseAdapter(server.client, { createClient: () => second });
    await expect(auth.confirmIdentity({ password: 'correct horse' }, ofMargaret)).rejects.toMatchObject({
      code: 'other-customer',
    });
  });

  it.each(authCalls.filter(([name]) => name !== 'a confirmed password'))(
    'sends %s with the token that was compared, when a client without the lock stores another session',
    async (_name, call) => {
      let stored = JSON.stringify(sessionOf('margaret'));
      const tokens: (string | null)[] = [];
      const client = createClient('http://project.example', 'anon-key', {
        auth: {
          autoRefreshToken: false,
          storage: {
            getItem() {
              // The earliest moment at which a page can see what another tab has stored: its next task.
              setTimeout(() => {
                stored = JSON.stringify(sessionOf('john'));
              });
              return stored;
            },
            setItem: () => {},
            removeItem: () => {},
          },
        },
        realtime: { transport: createFakeRealtime().transport },
        global: {
          fetch: async (_input, init) => {
            tokens.push(new Headers(init?.headers).get('Authorization'));
            return json({}, 400);
          },
        },
      });
      await client.auth.initialize();
      stored = JSON.stringify(sessionOf('margaret'));
      await call(createSupabaseAdapter(client), ofMargaret).catch(() => undefined);
      expect(tokens[0]).toBe('Bearer access-of-margaret');
    },
  );

  it('compares inside one lock of all tabs', async () => {
    const held: string[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        async request(name: string, _options: object, work: () => Promise<unknown>) {
          held.push(`${name} begins`);
          const result = await work().finally(() => held.push(`${name} ends`));
          return result;
        },
      },
    });
    let stored: string | null = JSON.stringify(sessionOf('margaret'));
    const client = createClient('http://project.example', 'anon-key', {
      auth: {
        autoRefreshToken: false,
        storage: {
          getItem() {
            held.push('reads');
            return stored;
          },
          setItem: (_key, value) => void (stored = value),
          removeItem: () => void (stored = null),
        },
      },
      realtime: { transport: createFakeRealtime().transport },
      global: { fetch: async () => json(sessionOf('margaret').user) },
    });
    const { auth } = createSupabaseAdapter(client);
    await client.auth.getSession();
    held.length = 0;
    await auth.updatePassword({ password: 'another horse' }, ofMargaret);
    expect(held[0]).toBe('pension-trace-auth@project.example begins');
    expect(held.at(-1)).toBe('pension-trace-auth@project.example ends');
    expect(held.filter((step) => step === 'reads').length).toBeGreaterThan(1);
  });
});
