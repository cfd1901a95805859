import { join } from 'node:path';
import { openPglite } from '../../local-backend/openPglite';
import type { Site } from './startSite';

/** One row, with all of its columns as text. */
export interface FoundRow {
  /** Schema and name. */
  table: string;
  content: string;
}

/** Reads every row of every table in every schema. The site must be stopped: one process at a time opens the database. */
export async function everything(site: Site): Promise<FoundRow[]> {
  await site.stop();
  const database = await openPglite({ folder: join(site.dataFolder, 'database') });
  try {
    const tables = await database.query(
      `select format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
      [],
    );
    const found: FoundRow[] = [];
    for (const { name } of tables) {
      const table = String(name);
      const rows = await database.query(`select to_jsonb(t)::text as content from ${table} t`, []);
      found.push(...rows.map(({ content }) => ({ table, content: String(content) })));
    }
    return found;
  } finally {
    await database.close();
    await site.start();
  }
}
