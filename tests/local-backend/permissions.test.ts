import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fixtureFolder, signUp } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

const whoAmI = z.object({ id: z.nullable(z.string()), role: z.string() });
let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder });
});
afterAll(() => backend.stop());

describe('the permissions of a caller', () => {
  it('keep the migrations’ revokes', async () => {
    const { error, status } = await backend.client().from('notes').insert({ body: 'From a visitor' });
    expect(error?.code).toBe('42501');
    expect(status).toBe(401);

    const { client } = await signUp(backend, 'grants@example.com');
    const refused = await client.from('secret_notes').select();
    expect(refused.error?.code).toBe('42501');
    expect(refused.status).toBe(403);
  });

  it('refuse a local request without a key', async () => {
    const answer = await fetch(`${backend.url}/rest/v1/secret_notes`);
    expect(answer.status).toBe(401);
    const withWrongKey = await fetch(`${backend.url}/rest/v1/secret_notes`, { headers: { apikey: 'sb_secret_wrong' } });
    expect(withWrongKey.status).toBe(401);
  });

  it('let the service role bypass row-level security', async () => {
    const { data, error } = await backend.client(backend.serviceRoleKey).from('secret_notes').select();
    expect(error).toBeNull();
    expect(data).toEqual([]);
  });

  it('show customers only their own rows', async () => {
    const one = await signUp(backend, 'rows-one@example.com');
    const other = await signUp(backend, 'rows-other@example.com');
    expect((await one.client.from('notes').insert({ body: 'Mine' })).error).toBeNull();
    expect((await one.client.from('notes').select('body')).data).toEqual([{ body: 'Mine' }]);
    expect((await other.client.from('notes').select('body')).data).toEqual([]);

    const forged = await other.client.from('notes').insert({ body: 'Not mine', user_id: one.userId });
    expect(forged.error?.code).toBe('42501');
  });

  it('keep identities apart in simultaneous requests', async () => {
    const one = await signUp(backend, 'at-once-1@example.com');
    const other = await signUp(backend, 'at-once-2@example.com');
    const callers = [
      { id: one.userId, role: 'authenticated', headers: { authorization: `Bearer ${one.accessToken}` } },
      { id: other.userId, role: 'authenticated', headers: { authorization: `Bearer ${other.accessToken}` } },
      { id: null, role: 'service_role', headers: { apikey: backend.serviceRoleKey } },
      { id: null, role: 'anon', headers: undefined },
    ];
    // Without the network, which would serialise the requests.
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { headers, ...asked } = callers[index % callers.length] ?? {};
        const request = new Request(`${backend.url}/rest/v1/rpc/who_am_i`, {
          headers: new Headers(Object.entries({ apikey: backend.anonKey, ...headers })),
        });
        const answer = await backend.backend.fetch(request);
        return { asked, answered: z.parse(whoAmI, await answer.json()) };
      }),
    );
    expect(answers).toHaveLength(40);
    for (const { asked, answered } of answers) expect(answered).toEqual(asked);
  });
});
