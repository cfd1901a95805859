/** The rows of one table in a dump of `pg_dump`. */
export interface DumpedTable {
  /** With its schema: `public.agreements`. */
  name: string;
  columns: string[];
  rows: (string | null)[][];
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The tables of those names in a plain dump of `pg_dump`, whose rows follow COPY in PostgreSQL's text format. */
export function readDump(sql: string, names: readonly string[]): DumpedTable[] {
  const tables: DumpedTable[] = [];
  let open: DumpedTable | undefined;
  for (const line of sql.split('\n')) {
    if (open) {
      if (line === '\\.') open = undefined;
      else open.rows.push(line.split('\t').map(readField));
      continue;
    }
    const [, name, columns] = /^COPY ([\w".]+) \(([^)]*)\) FROM stdin;$/.exec(line) ?? [];
    if (name === undefined || columns === undefined) continue;
    const table = { name: unquoted(name), columns: unquoted(columns).split(', '), rows: [] };
    if (!names.includes(table.name)) continue;
    tables.push(table);
    open = table;
  }
  return tables;
}

/** Supabase's own dumps quote every name; ours need none. */
function unquoted(names: string): string {
  return names.replaceAll('"', '');
}

function readField(field: string): string | null {
  if (field === '\\N') return null;
  return field.replace(/\\(.)/g, (_whole, character: string) => escapes[character] ?? character);
}
