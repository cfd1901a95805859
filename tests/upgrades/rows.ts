import { gunzipSync, gzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { quoted, type TestDatabase } from '../database/engine';

type Owner = Pick<TestDatabase, 'owner'>;

/** A database's rows, and the next numbers of its sequences. */
const stored = z.object({
  tables: z.array(z.object({ name: z.string(), columns: z.string(), rows: z.array(z.unknown()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** The schemas with rows of ours, of the auth service and of the storage service. */
const schemas = `('public', 'private', 'auth', 'storage')`;

/** Writes every row of a database to a compressed file. */
export async function writeRows(database: Owner, file: string): Promise<void> {
  const found = await database.owner(`
    select n.nspname || '.' || quote_ident(c.relname) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ${schemas} and c.relkind = 'r'
    group by n.nspname, c.relname order by 1`);
  const tables = [];
  for (const { name, columns } of found) {
    const [all] = await database.owner(
      `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${String(name)} t`,
    );
    tables.push({ name, columns, rows: JSON.parse(String(all?.rows)) as unknown });
  }
  const sequences = await database.owner(`
    select schemaname || '.' || quote_ident(sequencename) as name, last_value::text as value
    from pg_sequences where schemaname in ${schemas} and last_value is not null order by 1`);
  writeFileSync(file, gzipSync(JSON.stringify({ tables, sequences }), { level: 9 }));
}

/** Puts these rows in place of those of a database with the same migrations, without triggers. */
export async function loadRows(database: TestDatabase, file: string): Promise<void> {
  const { tables, sequences } = z.parse(stored, JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));
  const statements = [
    'set session_replication_role = replica',
    `truncate ${tables.map(({ name }) => name).join(', ')}`,
    ...tables.map(
      ({ name, columns, rows }) =>
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${name}, ${quoted(JSON.stringify(rows))}::jsonb)`,
    ),
    ...sequences.map(({ name, value }) => `select setval(${quoted(name)}, ${value})`),
    'reset session_replication_role',
  ];
  await database.owner(statements.join(';\n'));
}
