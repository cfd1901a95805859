import type { Database } from '../Database';
import { SetupProblem } from '../SetupProblem';
import { evidenceReport, type EvidenceReport, type KnownEnd } from './EvidenceReport';

/** Said where the `supabase` folder of the database is older than the check. */
export const noCheckYet =
  'This database has not got the check yet: its migrations are older. Start the product once, or push the migrations.';

const undefinedFunction = '42883';

/** Asks a database that this process has open. */
export async function askDatabase(
  database: Pick<Database, 'query'>,
  known: KnownEnd | undefined,
): Promise<EvidenceReport> {
  try {
    const [row] = await database.query('select public.backoffice_verify_evidence($1::bigint, $2)::text as report', [
      known?.number ?? null,
      known?.hash ?? null,
    ]);
    return evidenceReport.parse(JSON.parse(String(row?.report)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === undefinedFunction) {
      throw new SetupProblem(noCheckYet);
    }
    throw error;
  }
}
