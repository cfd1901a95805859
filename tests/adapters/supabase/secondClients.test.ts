import { afterEach, expect, it, vi } from 'vitest';
import { projectKey, projectUrlOf } from '../../../src/adapters/supabase/projectKey';
import { createSupabaseAdapter, mayHaveSession } from '../../../src/supabase';
import { clientOver, json, sessionOf } from './clientOver';

const credentials = { email: 'margaret@example.com', password: 'correct horse' };
const link = { tokenHash: 'hash', type: 'recovery' } as const;

afterEach(() => vi.unstubAllGlobals());

function memoryStorage() {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

it('fails only links and password checks without `createClient`, and shows developers the fix', async () => {
  const { client, requests } = clientOver(() => json(sessionOf('margaret')));
  const { auth } = createSupabaseAdapter(client);
  await auth.logIn(credentials);
  requests.length = 0;
  const fix = '{ createClient: (options) => createClient(url, key, options) }';
  for (const call of [auth.openLink(link), auth.confirmIdentity({ password: 'correct horse' })]) {
    await expect(call).rejects.toMatchObject({ code: 'not-implemented', message: expect.stringContaining(fix) });
  }
  expect(requests).toEqual([]);
  await expect(auth.updatePassword({ password: 'another horse' })).resolves.toBeUndefined();
});

it('keeps an open link over a reload, and the browser’s session beside it', async () => {
  const tab = memoryStorage();
  vi.stubGlobal('sessionStorage', tab);
  const server = clientOver(({ path }) => json(sessionOf(path.startsWith('/auth/v1/verify') ? 'john' : 'margaret')));
  const { auth } = createSupabaseAdapter(server.client, server);
  await auth.logIn(credentials);
  await auth.openLink(link);

  const reloaded = createSupabaseAdapter(server.client, server).auth;
  const events: unknown[] = [];
  reloaded.onChange((event, session) => events.push([event, session?.userId]));
  await Promise.resolve();
  expect(events).toEqual([['link-opened', 'john']]);
  server.requests.length = 0;
  await reloaded.updatePassword({ password: 'another horse' });
  expect(server.requests[0]?.headers.get('Authorization')).toBe('Bearer access-of-john');
  await expect(reloaded.getSession()).resolves.toMatchObject({ userId: 'margaret' });
  expect([...tab.stored.keys()]).toEqual([]);
});

it('keeps the links of two projects on one origin apart', async () => {
  const tab = memoryStorage();
  vi.stubGlobal('sessionStorage', tab);
  const server = clientOver(() => json(sessionOf('margaret')));
  await createSupabaseAdapter(server.client, server).auth.openLink(link);
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  expect(mayHaveSession({ url: 'http://project.example', storage })).toBe(true);
  // Their hosts start with the same label, which is all that supabase-js's own key contains.
  expect(mayHaveSession({ url: 'http://project.example.org', storage })).toBe(false);
  expect(mayHaveSession({ url: 'http://project.example/second', storage })).toBe(false);
});

it('finds the project of a client by its public methods', () => {
  const { client } = clientOver(() => json({}));
  expect(projectKey(projectUrlOf(client), 'link')).toBe('pension-trace-link@project.example');
  expect(projectKey('https://api.example/one/', 'link')).toBe('pension-trace-link@api.example/one');
});
