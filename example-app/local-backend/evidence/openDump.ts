import { readFile } from 'node:fs/promises';
import type { Database } from '../Database';
import { openDatabase } from '../openDatabase';
import { openPglite } from '../openPglite';
import { SetupProblem } from '../SetupProblem';
import { readDump } from './readDump';

/** What a dump has to hold to be verified. */
const wanted = [
  'public.agreements',
  'public.authorisations',
  'private.agreement_head',
  'private.authorisation_head',
] as const;

interface OpenDumpOptions {
  path: string;
  supabaseDir: string;
  cacheFolder: string;
}

/**
 * A dump as a database in memory: the one file into which PGlite writes its folder (`.tar`, `.tar.gz`), or what
 * `pg_dump` writes as SQL. Of the latter only the evidence is read; what checks it is this checkout's own.
 */
export async function openDump({ path, supabaseDir, cacheFolder }: OpenDumpOptions): Promise<Database> {
  const content = await readFile(path);
  if (/\.(tar|tar\.gz|tgz)$/.test(path)) return openPglite({ folder: 'memory', dump: new Blob([content]) });

  const tables = readDump(content.toString('utf8'), wanted);
  const missing = wanted.filter((name) => !tables.some((table) => table.name === name));
  if (missing.length > 0) {
    throw new SetupProblem(
      `${path} leaves out ${missing.join(' and ')}. A dump of pg_dump in plain SQL, of the schemas public and private, ` +
        'can be verified, and the one file that PGlite writes (.tar).',
    );
  }
  const database = await openDatabase({
    supabaseDir,
    seed: false,
    folder: 'memory',
    isReady: false,
    cacheFolder,
    report: () => {},
  });
  await database.transaction(async (transaction) => {
    await transaction.exec(
      `set local session_replication_role = replica; ${wanted.map((name) => `delete from ${name}`).join('; ')}`,
    );
    for (const { name, columns, rows } of tables) {
      const attributes = await transaction.query(
        `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
         where attrelid = $1::regclass and attnum > 0`,
        [name],
      );
      const types = new Map(attributes.map(({ name: column, type }) => [String(column), String(type)]));
      const values = columns.map((column, index) => `$${index + 1}::text::${types.get(column) ?? 'text'}`);
      for (const row of rows) {
        await transaction.query(`insert into ${name} (${columns.join(', ')}) values (${values.join(', ')})`, row);
      }
    }
  });
  return database;
}
