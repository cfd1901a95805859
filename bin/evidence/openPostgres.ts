import type { EvidenceDatabase, EvidenceTransaction } from './EvidenceDatabase';
import { VerifyProblem } from './VerifyProblem';

/** Opens a PostgreSQL server with the optional package `postgres`. */
export async function openPostgres(url: string): Promise<EvidenceDatabase> {
  const connect = await loadPostgres();
  const sql = connect(url, { max: 1, prepare: false, onnotice: () => undefined });
  return {
    async transaction<Value>(work: (transaction: EvidenceTransaction) => Promise<Value>) {
      const result = await sql.begin(async (session) => ({
        value: await work({
          async exec(statements) {
            await session.unsafe(statements).simple();
          },
          async query(statement) {
            const rows = await session.unsafe(statement);
            return rows.map((row) => Object.assign({}, row));
          },
        }),
      }));
      return result.value;
    },
    close: () => sql.end(),
  };
}

async function loadPostgres() {
  try {
    return (await import('postgres')).default;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new VerifyProblem('Install the package that reads PostgreSQL: npm install postgres', { cause: error });
  }
}
