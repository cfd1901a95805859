import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFolder, signUp } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let folder: string;
let backend: RunningBackend;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pension-trace-restart-'));
  backend = await startBackend({ dataDir: join(folder, 'data') });
  await backend.restart();
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('after a restart', () => {
  it('keeps a new function and a new table closed until they are granted', async () => {
    await backend.sql(`create function public.fresh() returns integer language sql set search_path = '' as 'select 1'`);
    await backend.sql('create table public.fresh_rows (id integer primary key)');
    const { client } = await signUp(backend, 'restart@example.com');
    for (const caller of [backend.client(), client, backend.client(backend.serviceRoleKey)]) {
      expect((await caller.rpc('fresh')).error?.code).toBe('42501');
      expect((await caller.from('fresh_rows').select()).error?.code).toBe('42501');
    }

    await backend.sql('grant execute on function public.fresh to authenticated');
    expect((await client.rpc('fresh')).data).toBe(1);
    expect((await backend.client().rpc('fresh')).error?.code).toBe('42501');
  });
});

it('keeps files, sessions and keys when it is stopped and started again', async () => {
  const userId = '00000000-0000-4000-8000-000000000001';
  const backend = await startBackend({ dataDir: join(folder, 'files'), supabaseDir: fixtureFolder });
  try {
    const { anonKey } = backend;
    const client = backend.client();
    const signedIn = await client.auth.signInWithPassword({ email: 'seeded@example.com', password: 'seeded-password' });
    const file = new Blob(['%PDF kept'], { type: 'application/pdf' });
    expect((await client.storage.from('papers').upload(`${userId}/kept.pdf`, file)).error).toBeNull();

    await backend.restart();
    expect(backend.anonKey).toBe(anonKey);
    const again = backend.client();
    const { access_token = '', refresh_token = '' } = signedIn.data.session ?? {};
    expect((await again.auth.setSession({ access_token, refresh_token })).error).toBeNull();
    const { data } = await again.storage.from('papers').download(`${userId}/kept.pdf`);
    expect(await data?.text()).toBe('%PDF kept');
  } finally {
    await backend.stop();
  }
});
