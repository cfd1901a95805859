import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSupabaseAdapter } from '../../../src/supabase';
import { linkKeyOf, projectKey } from '../../../src/adapters/supabase/projectKey';
import { json, sessionOf } from './clientOver';

const url = 'http://project.example';
const sessionKey = 'sb-project-auth-token';
const ofMargaret = { customerId: 'margaret' };
const traces = [{ id: 't1' }];

interface Page {
  stored?: object | undefined;
  address?: string;
  /** Keys of the tab's storage. */
  tab?: string[];
  /** The status of the answer to a request without supabase-js. */
  plainStatus?: number;
  /** Whether the server no longer accepts the session's refresh token. */
  refusesRefresh?: boolean;
}

/** Opens a page with a stored session. Requests of supabase-js name it in a header. */
function openPage({
  stored = sessionOf('margaret'),
  address = 'https://firm.example/portal',
  tab = [],
  plainStatus,
  refusesRefresh = false,
}: Page = {}) {
  const storage = new Map([[sessionKey, JSON.stringify(stored)]]);
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (tab.includes(key) ? 'null' : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  const requests: { path: string; by: 'page' | 'supabase-js'; token: string | null }[] = [];
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const by = headers.has('x-client-info') ? 'supabase-js' : 'page';
    requests.push({ path: input.replace(url, ''), by, token: headers.get('Authorization') });
    if (input.includes('/auth/') && refusesRefresh) return json({ error_code: 'refresh_token_not_found' }, 400);
    if (input.includes('/auth/')) return json(sessionOf('margaret'));
    if (by === 'page' && plainStatus) return json({ code: 'PGRST301', message: 'JWT' }, plainStatus);
    return json(traces);
  });
  const adapter = createSupabaseAdapter({
    url,
    key: 'anon-key',
    storage: {
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, value) => void storage.set(name, value),
      removeItem: (name) => void storage.delete(name),
    },
  });
  return {
    adapter,
    requests,
    /** Another tab stores another session. */
    store: (session: object | null) => void storage.set(sessionKey, JSON.stringify(session)),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the adapter of a URL and a key, before supabase-js has loaded', () => {
  it('reads the stored session and what the page shows', async () => {
    const { adapter, requests } = openPage();
    const session = adapter.auth.getSession();
    const replies = [
      adapter.rpc('portal_user_traces', undefined, ofMargaret),
      adapter.read.tasks(ofMargaret),
      adapter.read.pension('p1', ofMargaret),
    ];
    expect(await session).toEqual({ userId: 'margaret', email: 'margaret@example.com' });
    expect(await Promise.all(replies)).toEqual([traces, traces, traces[0]]);
    const token = 'Bearer access-of-margaret';
    expect(requests).toEqual([
      { path: '/rest/v1/rpc/portal_user_traces', by: 'page', token },
      { path: '/rest/v1/tasks?select=*&order=due_date.asc', by: 'page', token },
      {
        path: '/rest/v1/pensions?select=*%2Ctype%3Apension_types%28type%2Cdescription%29&id=eq.p1&limit=1',
        by: 'page',
        token,
      },
    ]);
  });

  it('leaves everything to supabase-js once it has loaded', async () => {
    const { adapter, requests } = openPage();
    await adapter.invoke('address', { postcode: 'EX71 3AA' }, ofMargaret);
    await adapter.rpc('portal_user_traces', undefined, ofMargaret);
    expect(requests.map(({ by }) => by)).toEqual(['supabase-js', 'supabase-js']);
  });

  it('sends a refused read again with supabase-js', async () => {
    const { adapter, requests } = openPage({ plainStatus: 401 });
    expect(await adapter.rpc('portal_user_traces', undefined, ofMargaret)).toEqual(traces);
    expect(requests.map(({ by }) => by)).toEqual(['page', 'supabase-js']);
  });

  it.each([
    ['for what a customer sends', 'portal_why', { ...ofMargaret, headers: { 'Idempotency-Key': 'k' } }],
    ['for a procedure that no page reads first', 'portal_why', ofMargaret],
    ['for a call without a customer', 'portal_user_traces', {}],
  ])('waits for supabase-js %s', async (_case, name, options) => {
    const { adapter, requests } = openPage();
    await adapter.rpc(name, undefined, options);
    expect(requests.map(({ by }) => by)).toEqual(['supabase-js']);
  });

  it.each<[string, Page]>([
    ['has expired', { stored: { ...sessionOf('margaret'), expires_at: Date.now() / 1000 + 60 } }],
    ['came by a link with a code', { address: 'https://firm.example/reset-password?code=1234' }],
    ['is beside the open link of an email', { tab: [linkKeyOf(url)] }],
    ['came by a password-reset link', { tab: [projectKey(url, 'recovery')] }],
  ])('waits for supabase-js when the session %s', async (_case, page) => {
    const { adapter, requests } = openPage(page);
    await adapter.rpc('portal_user_traces', undefined, ofMargaret);
    expect(requests.filter(({ by }) => by === 'page')).toEqual([]);
  });

  it.each<[string, object | null, string]>([
    ['another customer’s session', sessionOf('john'), 'other-customer'],
    ['no session', null, 'logged-out'],
  ])('sends nothing with %s that another tab stored', async (_case, session, code) => {
    const { adapter, requests, store } = openPage();
    expect(await adapter.auth.getSession()).toMatchObject({ userId: 'margaret' });
    store(session);
    await expect(adapter.rpc('portal_user_traces', undefined, ofMargaret)).rejects.toMatchObject({ code });
    expect(requests).toEqual([]);
  });

  it.each<[string, object | null]>([
    ['another tab has logged out', null],
    ['the server refuses it', { ...sessionOf('margaret'), expires_at: 1 }],
  ])('tells the page that its session has ended when %s before supabase-js loads', async (_case, session) => {
    const { adapter, store } = openPage({ refusesRefresh: true });
    const listener = vi.fn();
    adapter.auth.onChange(listener);
    expect(await adapter.auth.getSession()).toMatchObject({ userId: 'margaret' });
    store(session);
    await expect(adapter.rpc('portal_user_traces', undefined, ofMargaret)).rejects.toMatchObject({
      code: 'logged-out',
    });
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([['logged-out', null]]));
  });

  it('knows without supabase-js whether there may be a session', () => {
    expect(openPage().adapter.auth.mayHaveSession?.()).toBe(true);
  });
});
