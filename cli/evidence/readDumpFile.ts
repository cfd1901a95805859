import { evidenceTables, type EvidenceSource, type EvidenceTable } from './EvidenceSource';
import { readDump } from './readDump';
import { VerifyProblem } from './VerifyProblem';

/** The evidence in a plain dump of `pg_dump`. */
export function readDumpFile(path: string, sql: string): EvidenceSource {
  const names = Object.keys(evidenceTables);
  const tables = new Map(readDump(sql, names).map((table) => [table.name, table]));
  const missing = names.filter((name) => !tables.has(name));
  if (missing.length > 0) {
    throw new VerifyProblem(
      `${path} leaves out ${missing.join(' and ')}. A dump of pg_dump in plain SQL, of the schemas public and private, ` +
        'can be verified, and the one file that PGlite writes (.tar).',
    );
  }
  async function* rows(name: EvidenceTable) {
    const { columns = [], rows: values = [] } = tables.get(name) ?? {};
    const [order] = evidenceTables[name];
    const place = columns.indexOf(order);
    for (const row of values.toSorted((one, other) => Number(one[place]) - Number(other[place]))) {
      yield Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]));
    }
  }
  return { rows };
}
