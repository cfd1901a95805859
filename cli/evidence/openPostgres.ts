import type { EvidenceDatabase, EvidenceTransaction } from './EvidenceDatabase';

/** Opens a PostgreSQL server. */
export async function openPostgres(url: string): Promise<EvidenceDatabase> {
  const { default: connect } = await import('postgres');
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
