import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFolder, signUp } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder });
});
afterAll(() => backend.stop());

describe('a request in SQL', () => {
  it('has its headers, by their lower-case names, in procedures', async () => {
    const { data } = await backend
      .client()
      .rpc('request_header', { p_name: 'idempotency-key' })
      .setHeader('Idempotency-Key', 'key-12345');
    expect(data).toBe('key-12345');
  });

  it('has its headers in table reads', async () => {
    const { data } = await backend.client().from('seen_headers').select().setHeader('X-Evidence', '{"a":1}');
    expect(data).toEqual([{ evidence: '{"a":1}' }]);
  });

  it('has no headers of the previous request', async () => {
    await backend.client().from('seen_headers').select().setHeader('X-Evidence', 'first');
    const { data } = await backend.client().from('seen_headers').select();
    expect(data).toEqual([{ evidence: null }]);
  });

  it('has its caller', async () => {
    const { client, userId } = await signUp(backend, 'who@example.com');
    const { data } = await client.rpc('who_am_i');
    expect(data).toEqual({ id: userId, role: 'authenticated', email: 'who@example.com' });
    const visitor = await backend.client().rpc('who_am_i');
    expect(visitor.data).toEqual({ id: null, role: 'anon', email: null });
  });
});
