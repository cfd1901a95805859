import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type SignedIn } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let folder: string;
let backend: RunningBackend;
let customer: SignedIn;
let session: { access_token: string; refresh_token: string };
let keyBefore: string;
const pathOf = ({ userId }: SignedIn) => `${userId}/kept.pdf`;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pension-trace-restart-'));
  backend = await startBackend({ dataDir: join(folder, 'data') });
  keyBefore = backend.anonKey;
  customer = await signUp(backend, 'kept@example.com');
  const { data } = await customer.client.auth.getSession();
  session = { access_token: customer.accessToken, refresh_token: data.session?.refresh_token ?? '' };
  const file = new Blob(['%PDF kept'], { type: 'application/pdf' });
  const firm = backend.client(backend.serviceRoleKey);
  const { error } = await firm.storage.from('documents').upload(pathOf(customer), file);
  if (error) throw error;
  await backend.restart();
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('after a restart', () => {
  it('has its files, sessions and keys', async () => {
    expect(backend.anonKey).toBe(keyBefore);
    expect((await backend.client().auth.setSession(session)).error).toBeNull();
    const firm = backend.client(backend.serviceRoleKey);
    const { data } = await firm.storage.from('documents').download(pathOf(customer));
    expect(await data?.text()).toBe('%PDF kept');
  });

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
