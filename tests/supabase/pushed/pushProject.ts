import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { startPostgres } from '../../database/startPostgres';
import { supabasePrelude } from '../../database/supabasePrelude';
import { supabase } from '../tools.mjs';

export interface PushedProject {
  /** For the CLI's option `--remote`. Logs in as the role that pushes migrations, which is no superuser. */
  url: string;
  /** Runs SQL as a superuser. */
  sql: Sql;
  /** The output of `supabase db push`. */
  output: { stdout: string; stderr: string };
  close(): Promise<void>;
}

/** Pushes the folder `supabase` with its seed into a new PostgreSQL, with Supabase's own CLI. */
export async function pushProject(): Promise<PushedProject> {
  const folder = await mkdtemp(join(tmpdir(), 'pension-trace-pushed-'));
  // PostgreSQL may run as another user, which needs access.
  await chmod(folder, 0o755);
  const server = await startPostgres(folder);
  const sql = postgres(server.url, { max: 1, database: 'postgres', onnotice: () => undefined });
  const close = async () => {
    await sql.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await sql.unsafe(supabasePrelude).simple();
    await sql.unsafe(`alter role project_owner login password 'project_owner'`);
    const address = server.url.replace('postgres:postgres@', 'project_owner:project_owner@');
    const url = `${address}/postgres?sslmode=disable`;
    const { code, ...output } = await supabase('db', 'push', `--remote=${url}`, '--include-seed', '--yes');
    if (code !== 0) throw new Error(`supabase db push failed:\n${output.stderr}`);
    return { url, sql, output, close };
  } catch (error) {
    await close();
    throw error;
  }
}
