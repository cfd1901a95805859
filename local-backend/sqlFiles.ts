import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One file of SQL in the `supabase` folder. */
export interface SqlFile {
  /** For example `migrations/20261121_traces.sql`. */
  name: string;
  sql: string;
  checksum: string;
}

/** Every migration, sorted by name. */
export async function readMigrations(supabaseDir: string): Promise<SqlFile[]> {
  const folder = join(supabaseDir, 'migrations');
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map((name) => readSqlFile(supabaseDir, `migrations/${name}`)));
}

/** The seed of a new database, if there is one. */
export async function readSeed(supabaseDir: string): Promise<SqlFile | undefined> {
  return existsSync(join(supabaseDir, 'seed.sql')) ? readSqlFile(supabaseDir, 'seed.sql') : undefined;
}

async function readSqlFile(supabaseDir: string, name: string): Promise<SqlFile> {
  const sql = await readFile(join(supabaseDir, name), 'utf8');
  return { name, sql, checksum: checksumOf(sql) };
}

/** Line endings differ between checkouts of the same file. */
export function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
