import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../local-backend/dataFolder';
import { folderFileStore } from '../../local-backend/fileStore';
import { openPglite } from '../../local-backend/openPglite';
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

it('lets its owner alone read the data folder, with every file of the database', async () => {
  const data = join(folder, 'owned');
  await mkdir(data, { mode: 0o755 });
  await chmod(data, 0o755);
  const { databaseFolder, release } = await openDataFolder(data);
  try {
    const database = await openPglite({ folder: databaseFolder });
    await database.close();
    await folderFileStore(join(data, 'files')).write('file', new Uint8Array(1));
    const paths = (await readdir(data, { recursive: true })).map((name) => join(data, name));
    expect(paths.length).toBeGreaterThan(100);
    for (const path of [data, ...paths]) expect((await stat(path)).mode & 0o077, path).toBe(0);
  } finally {
    await release();
  }
});

it('opens the mailbox to other machines only if the settings allow it', async () => {
  for (const [isMailboxPublic, status] of [
    [undefined, 403],
    [true, 200],
  ] as const) {
    const backend = await startBackend({ isMailboxPublic });
    try {
      // Through a proxy, also one whose headers we do not know.
      for (const header of ['x-forwarded-for', 'true-client-ip', 'fly-forwarded-port', 'x-new-proxy', 'traceparent']) {
        const elsewhere = { headers: { [header]: '198.51.100.1' } };
        expect((await fetch(`${backend.url}/mailbox`, elsewhere)).status, header).toBe(status);
      }
      expect((await fetch(`${backend.url}/mailbox`)).status).toBe(200);
    } finally {
      await backend.stop();
    }
  }
});
