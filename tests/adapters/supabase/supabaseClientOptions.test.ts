import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSupabaseAdapter, supabaseClientOptions } from '../../../src/supabase';
import { sessionOf } from './clientOver';

afterEach(() => vi.unstubAllGlobals());

describe('the adapter of a URL and a key', () => {
  const project = { url: 'http://project.example', key: 'anon-key' };

  it('signs in and confirms a password with clients of its own', async () => {
    const stored = new Map<string, string>();
    const asked: string[] = [];
    vi.stubGlobal('fetch', (input: string) => {
      asked.push(input);
      return Promise.resolve(Response.json(sessionOf('customer-1')));
    });
    const { auth } = createSupabaseAdapter({
      ...project,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    });
    await auth.logIn({ email: 'ada@example.com', password: 'correct horse battery' });
    expect(asked).toEqual(['http://project.example/auth/v1/token?grant_type=password']);
    expect([...stored.keys()]).toEqual(['sb-project-auth-token']);
    expect(await auth.getSession()).toMatchObject({ userId: 'customer-1' });
  });

  it('is created where WebSocket is missing, as on Node 20', () => {
    vi.stubGlobal('WebSocket', undefined);
    const adapter = createSupabaseAdapter(project);
    const stop = adapter.subscribe?.('tasks', () => undefined);
    expect(stop).toBeTypeOf('function');
    stop?.();
  });
});

it('the options of the client use PKCE, and its own storage key unless one is given', () => {
  expect(supabaseClientOptions().auth).toMatchObject({ flowType: 'pkce' });
  expect(supabaseClientOptions().auth).not.toHaveProperty('storageKey');
  expect(supabaseClientOptions({ storageKey: 'session' }).auth).toHaveProperty('storageKey', 'session');
});
