import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { seededRandom } from '../domain/seededRandom';
import { fixtureFolder } from './fixture';
import { cacheFolder, startBackend } from './startBackend';

const program = fileURLToPath(new URL('./backendInChild.mjs', import.meta.url));
const announcement = z.object({ url: z.string(), serviceRoleKey: z.string() });
// Each of these opens a database on disk more than once.
const patience = { timeout: 300_000 };
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
  const options = JSON.stringify({ dataDir, supabaseDir: fixtureFolder, cacheFolder });
  const started = spawn(process.execPath, [program, options], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const line = await Promise.race([
    once(started.stdout, 'data').then(String),
    once(started, 'exit').then(([code]) => Promise.reject(new Error(`The backend ended with ${code}.`))),
  ]);
  return z.parse(announcement, JSON.parse(line));
}

const hasEnded = () => child?.exitCode !== null || child.signalCode !== null;

async function kill(): Promise<void> {
  if (!child || hasEnded()) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const rowsToWrite = 10_000;
/** A request writes all of its notes or none. */
const notesInRequest = 40;
const kills = 4;
const atOnce = 24;

it('loses none of 10,000 confirmed rows when killed repeatedly while writing', patience, async () => {
  const random = seededRandom(9);
  const killedAt = Array.from({ length: kills }, () => random.integer(1, rowsToWrite)).toSorted((a, b) => a - b);
  const confirmed: string[] = [];
  let next = 0;
  for (const goal of [...killedAt, rowsToWrite]) {
    const { url, serviceRoleKey } = await startInChild();
    let ending: Promise<void> | undefined;
    const isRunning = () => confirmed.length < goal;
    const write = async (bodies: readonly string[]) => {
      const answer = await fetch(`${url}/rest/v1/notes`, {
        method: 'POST',
        headers: { apikey: serviceRoleKey, 'content-type': 'application/json' },
        body: JSON.stringify(bodies.map((body) => ({ user_id: seededUser, body }))),
      });
      if (answer.status === 201) confirmed.push(...bodies);
    };
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (isRunning()) {
          next += 1;
          // The last confirmation ends the program while the other requests are pending.
          const notes = Array.from({ length: notesInRequest }, (_, index) => `Note ${next}.${index}`);
          await write(notes).catch((error: unknown) => {
            // After a dropped connection, no row is confirmed. Fail if the program ended before it was killed.
            if (isRunning() && hasEnded()) throw error;
          });
          if (!isRunning()) await (ending ??= kill());
        }
      }),
    );
  }
  expect(confirmed.length).toBeGreaterThanOrEqual(rowsToWrite);

  const backend = await startBackend({ dataDir, supabaseDir: fixtureFolder });
  try {
    const rows = await backend.sql('select body from public.notes where body like $1', ['Note %.%']);
    const kept = new Set(rows.map(({ body }) => body));
    expect(confirmed.filter((body) => !kept.has(body))).toEqual([]);
    expect(rows.length).toBe(kept.size);
    expect(rows.length % notesInRequest).toBe(0);
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
