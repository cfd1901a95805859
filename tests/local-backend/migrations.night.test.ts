import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixtureFolder } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let folder: string;
let supabaseDir: string;
let running: RunningBackend | undefined;
/** A `supabase` folder and the closed database that has its migrations. Each test gets a copy. */
let prepared: string;
beforeAll(async () => {
  prepared = mkdtempSync(join(tmpdir(), 'migrations-'));
  supabaseDir = join(prepared, 'supabase');
  cpSync(fixtureFolder, supabaseDir, { recursive: true });
  await (await startBackend({ supabaseDir, dataDir: join(prepared, 'data') })).stop();
});
afterAll(() => rmSync(prepared, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(prepared, folder, { recursive: true });
  supabaseDir = join(folder, 'supabase');
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<RunningBackend> {
  running = await startBackend({ supabaseDir, dataDir: join(folder, 'data') });
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

function write(name: string, sql: string): void {
  writeFileSync(join(supabaseDir, 'migrations', name), sql);
}

// Each of these opens a database on disk more than once.
describe('migrations', { timeout: 120_000 }, () => {
  it('run whole, with nested comments and semicolons in bodies', async () => {
    const backend = await start();
    expect((await backend.client().rpc('add_twice', { p_number: 1 })).data).toBe(3);
    expect(await backend.sql('select body from public.notes')).toEqual([{ body: 'From the seed' }]);
  });

  it('run once each, and new ones at the next start, which keeps the data', async () => {
    await (await start()).sql("update public.notes set body = 'Kept'");
    await stop();
    write('20260102000000_more.sql', 'alter table public.notes add column colour text default $$blue$$;');
    const backend = await start();
    expect(await backend.sql('select body, colour from public.notes')).toEqual([{ body: 'Kept', colour: 'blue' }]);
  });

  it('stop when one was changed, with the fix', async () => {
    write('20260101000100_files.sql', 'select 1;');
    await expect(start()).rejects.toThrow(
      'supabase/migrations/20260101000100_files.sql has changed since it was applied to this database. ' +
        'Undo the change and write a new migration, or start afresh: npm run start:fresh.',
    );
  });

  it('stop when one is missing', async () => {
    rmSync(join(supabaseDir, 'migrations', '20260101000100_files.sql'));
    await expect(start()).rejects.toThrow('20260101000100_files.sql was applied to this database and is now missing');
  });

  it('roll back when one fails, and name its file and line', async () => {
    write('20260102000000_bad.sql', 'create table public.half (id int);\n\ninsert into public.half values (nonsense);');
    await expect(start()).rejects.toThrow(
      /^supabase\/migrations\/20260102000000_bad\.sql, line 3 could not be applied: column "nonsense" does not exist \(42703\)/,
    );
    rmSync(join(supabaseDir, 'migrations', '20260102000000_bad.sql'));
    const backend = await start();
    expect(await backend.sql("select to_regclass('public.half')::text as half")).toEqual([{ half: null }]);
  });

  it('rebuild an unfinished database', async () => {
    rmSync(join(folder, 'data'), { recursive: true });
    write('20260102000000_bad.sql', 'insert into public.nowhere values (1);');
    await expect(start()).rejects.toThrow('relation "public.nowhere" does not exist');
    write('20260102000000_bad.sql', 'create table public.somewhere (id int);');
    const backend = await start();
    expect(await backend.sql('select count(*)::int as count from public.somewhere')).toEqual([{ count: 0 }]);
  });
});
