import * as z from 'zod/mini';
import { checkEvidence } from './checkEvidence';
import type { EvidenceDatabase, EvidenceTransaction } from './EvidenceDatabase';
import { evidenceReport, type KnownHash } from './EvidenceReport';
import { evidenceTables, type EvidenceSource, type EvidenceTable } from './EvidenceSource';
import { definitions, readDefinitions } from './readDefinitions';
import { VerifyProblem } from './VerifyProblem';

const textRows = z.array(z.record(z.string(), z.nullable(z.string())));

/** The content read from a database. */
export const databaseEvidence = z.object({ report: evidenceReport, definitions });
export type DatabaseEvidence = z.infer<typeof databaseEvidence>;

const undefinedNames = ['42P01', '42703', '3F000'];

/**
 * Verifies an open database in one snapshot, without its stored functions.
 *
 * @param owners The roles that may own and change everything, beside superusers.
 */
export async function readDatabase(
  database: Pick<EvidenceDatabase, 'transaction'>,
  known: readonly KnownHash[],
  owners: readonly string[],
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
        definitions: await readDefinitions(transaction, owners),
      };
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && undefinedNames.includes(String(error.code))) {
      throw new VerifyProblem(
        'This database does not have the tables of the evidence as this version of the product has them. ' +
          'Start the product once, or push the migrations.',
        { cause: error },
      );
    }
    throw error;
  }
}

/** Small, because a record has up to 14 MB of pictures. */
const rowsAtOnce = 10;

function sourceOf({ exec, query }: EvidenceTransaction): EvidenceSource {
  async function* rows(table: EvidenceTable) {
    const [order] = evidenceTables[table];
    const columns = evidenceTables[table].map((name) => `"${name}"::text as "${name}"`).join(', ');
    const cursor = `"${table}"`;
    await exec(`declare ${cursor} no scroll cursor for select ${columns} from ${table} as t order by t.${order}`);
    for (let found = await fetch(); found.length > 0; found = await fetch()) yield* found;
    await exec(`close ${cursor}`);

    async function fetch() {
      return z.parse(textRows, await query(`fetch ${rowsAtOnce} from ${cursor}`));
    }
  }
  return { rows };
}
