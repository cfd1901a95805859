import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { databaseDump } from '../../local-backend/databaseDump';
import { dropTemplates } from '../../local-backend/dropTemplates';
import { checksumOf } from '../../local-backend/sqlFiles';
import { startPostgres } from './startPostgres';
import { storageOwner, supabasePrelude } from './supabasePrelude';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data directory of a migrated PGlite, in one file. Empty when no test uses PGlite. */
    pgliteDump: string;
    /** A PostgreSQL server; its database `migrated` is a template. */
    postgresUrl: string;
  }
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const supabaseDir = join(root, 'supabase');
const cacheFolder = join(root, 'node_modules/.cache/pension-trace/tests');

/** Starts the engines once for all database tests: every test file copies a migrated database. */
export default async function startEngines(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pension-trace-database-'));
  // PostgreSQL may run as another user, which needs access.
  await chmod(folder, 0o755);
  const server = await startPostgres(folder);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const files = await readSqlFiles();
    await migratePostgres(server.url, files);
    project.provide('postgresUrl', server.url);
    project.provide('pgliteDump', process.env.EVERY_ENGINE === '1' ? await migratePglite(folder, files) : '');
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

interface SqlFile {
  name: string;
  sql: string;
}

/** The SQL of a new database, file by file. */
export async function readSqlFiles(): Promise<SqlFile[]> {
  const migrations = (await readdir(join(supabaseDir, 'migrations'))).filter((name) => name.endsWith('.sql')).sort();
  const names = [...migrations.map((name) => `migrations/${name}`), 'seed.sql'];
  const read = async (name: string) => ({ name, sql: await readFile(join(supabaseDir, name), 'utf8') });
  const files = await Promise.all(names.map(read));
  const asOwner = files.map(({ name, sql }) => ({ name, sql: `set local role project_owner;\n${sql}` }));
  const storage = { name: 'owner of the storage', sql: storageOwner };
  // Tests send more requests than people do. Tests of the limit set a lower one.
  const patient = { name: 'request limit', sql: 'update public.settings set request_limit = 1000000' };
  const named = { name: 'company name', sql: `update public.settings set company_name = 'Lantern Pension Tracing'` };
  return [{ name: 'supabasePrelude.ts', sql: supabasePrelude }, ...asOwner, storage, patient, named];
}

/** Loads the dump of an earlier run unless the files have changed: migrating takes ten seconds. */
async function migratePglite(folder: string, files: SqlFile[]): Promise<string> {
  const cache = databaseDump({
    cacheFolder,
    files: files.map(({ name, sql }) => ({ name, checksum: checksumOf(sql) })),
  });
  let dump = await cache.load();
  if (!dump) {
    const made = await dumpMigrated(files);
    await cache.save({ dump: () => Promise.resolve(made) });
    dump = made;
  }
  const path = join(folder, 'pglite.tar');
  await writeFile(path, new Uint8Array(await dump.arrayBuffer()));
  return path;
}

async function dumpMigrated(files: SqlFile[]): Promise<Blob> {
  const database = await PGlite.create();
  for (const { name, sql } of files) {
    await withFileName(name, () => database.transaction((transaction) => transaction.exec(sql)));
  }
  for (const statement of [...dropTemplates, 'checkpoint']) await database.exec(statement);
  const dump = await database.dumpDataDir('none');
  await database.close();
  return dump;
}

/** Runs the files in a new database `migrated`. */
export async function migratePostgres(url: string, files: SqlFile[]): Promise<void> {
  const server = postgres(url, { max: 1, onnotice: () => undefined });
  await server.unsafe('create database migrated');
  await server.end();
  await applySqlFiles(`${url}/migrated`, files);
}

/** Runs the files in a database, each in a transaction. */
export async function applySqlFiles(url: string, files: SqlFile[]): Promise<void> {
  const database = postgres(url, { max: 1, onnotice: () => undefined });
  for (const { name, sql } of files) {
    await withFileName(name, () => database.begin((transaction) => transaction.unsafe(sql).simple()));
  }
  await database.end();
}

/** Adds the file's name to an error, and drops the rest of the driver's error, which quotes the whole file. */
async function withFileName(file: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
