import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fixtureFolder } from './fixture';
import { startBackend } from './startBackend';

const program = fileURLToPath(new URL('./backendInChild.mjs', import.meta.url));
const announcement = z.object({ url: z.string(), serviceRoleKey: z.string() });
// Each of these opens a database on disk more than once.
const patience = { timeout: 120_000 };
const seededUser = '00000000-0000-4000-8000-000000000001';

let dataDir: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
});
afterEach(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startInChild() {
  const options = JSON.stringify({ dataDir, supabaseDir: fixtureFolder });
  const started = spawn(process.execPath, [program, options], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const line = await Promise.race([
    once(started.stdout, 'data').then(String),
    once(started, 'exit').then(([code]) => Promise.reject(new Error(`The backend ended with ${code}.`))),
  ]);
  return announcement.parse(JSON.parse(line));
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('keeps everything that it had confirmed when it is killed while writing', patience, async () => {
  const { url, serviceRoleKey } = await startInChild();
  const confirmed: string[] = [];
  const write = async (body: string) => {
    const answer = await fetch(`${url}/rest/v1/notes`, {
      method: 'POST',
      headers: { apikey: serviceRoleKey, 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: seededUser, body }),
    });
    if (answer.status === 201) confirmed.push(body);
  };
  await Promise.all(Array.from({ length: 20 }, (_, number) => write(`Note ${number}`)));
  // These are on their way when it ends.
  const interrupted = Promise.allSettled(Array.from({ length: 20 }, (_, number) => write(`Late note ${number}`)));
  await kill();
  await interrupted;
  expect(confirmed.length).toBeGreaterThanOrEqual(20);

  const backend = await startBackend({ dataDir, supabaseDir: fixtureFolder });
  try {
    const rows = await backend.sql('select body from public.notes');
    expect(rows.map(({ body }) => body)).toEqual(expect.arrayContaining(confirmed));
    const client = backend.client();
    const { error } = await client.auth.signInWithPassword({
      email: 'seeded@example.com',
      password: 'seeded-password',
    });
    expect(error).toBeNull();
  } finally {
    await backend.stop();
  }
});

it('keeps files, sessions and keys when it is stopped and started again', patience, async () => {
  const backend = await startBackend({ dataDir, supabaseDir: fixtureFolder });
  try {
    const { anonKey } = backend;
    const client = backend.client();
    const signedIn = await client.auth.signInWithPassword({ email: 'seeded@example.com', password: 'seeded-password' });
    const file = new Blob(['%PDF kept'], { type: 'application/pdf' });
    expect((await client.storage.from('papers').upload(`${seededUser}/kept.pdf`, file)).error).toBeNull();

    await backend.restart();
    expect(backend.anonKey).toBe(anonKey);
    const again = backend.client();
    const { access_token = '', refresh_token = '' } = signedIn.data.session ?? {};
    expect((await again.auth.setSession({ access_token, refresh_token })).error).toBeNull();
    const { data } = await again.storage.from('papers').download(`${seededUser}/kept.pdf`);
    expect(await data?.text()).toBe('%PDF kept');
  } finally {
    await backend.stop();
  }
});
