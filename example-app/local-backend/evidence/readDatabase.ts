import * as v from 'valibot';
import type { Database, Transaction } from '../Database';
import { SetupProblem } from '../SetupProblem';
import { checkEvidence } from './checkEvidence';
import { evidenceReport, type KnownHash } from './EvidenceReport';
import { evidenceTables, type EvidenceSource, type EvidenceTable, type TextRow } from './EvidenceSource';
import { parse } from '../parse';

const textRow = v.record(v.string(), v.nullable(v.string()));

/** The functions and triggers that protect the evidence, as stored in the database. */
export const machinery = v.object({
  functions: v.array(v.object({ name: v.string(), source: v.string() })),
  triggers: v.array(v.object({ name: v.string(), table: v.string(), is_on: v.boolean() })),
});
export type Machinery = v.InferOutput<typeof machinery>;

/** The content read from a database. */
export const databaseEvidence = v.object({ report: evidenceReport, machinery });
export type DatabaseEvidence = v.InferOutput<typeof databaseEvidence>;

const undefinedNames = ['42P01', '42703', '3F000'];

/** Verifies an open database in one snapshot, without its stored functions. */
export async function readDatabase(
  database: Pick<Database, 'transaction'>,
  known: readonly KnownHash[],
): Promise<DatabaseEvidence> {
  try {
    return await database.transaction(async (transaction) => {
      await transaction.exec(
        `set transaction isolation level repeatable read;
         set local row_security to off; set local timezone to 'UTC'; set local datestyle to 'ISO';
         set local search_path to pg_catalog`,
      );
      return {
        report: await checkEvidence(sourceOf(transaction), known),
        machinery: await readMachinery(transaction),
      };
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && undefinedNames.includes(String(error.code))) {
      throw new SetupProblem(
        'This database does not have the tables of the evidence as this version of the product has them. ' +
          'Start the product once, or push the migrations.',
        { cause: error },
      );
    }
    throw error;
  }
}

const rowsAtOnce = 50;

function sourceOf({ query }: Transaction): EvidenceSource {
  async function* rows(table: EvidenceTable): AsyncGenerator<TextRow> {
    const [order] = evidenceTables[table];
    const columns = evidenceTables[table].map((name) => `"${name}"::text as "${name}"`).join(', ');
    for (let offset = 0; ; offset += rowsAtOnce) {
      const found = await query(`select ${columns} from ${table} as t order by t.${order} limit $1 offset $2`, [
        rowsAtOnce,
        offset,
      ]);
      yield* found.map((row) => parse(textRow, row));
      if (found.length < rowsAtOnce) return;
    }
  }
  return { rows };
}

async function readMachinery({ query }: Transaction): Promise<Machinery> {
  const functions = await query(
    `select n.nspname || '.' || p.proname as name, p.prosrc as source
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`,
  );
  const triggers = await query(
    `select t.tgname::text as name, n.nspname || '.' || c.relname as table, t.tgenabled in ('O', 'A') as is_on
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal`,
  );
  return parse(machinery, { functions, triggers });
}
