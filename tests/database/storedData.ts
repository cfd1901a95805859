import type { TestDatabase } from './engine';

/** The number of rows of each table, and the data that no restore or upgrade may change. */
export interface StoredData {
  counts: Readonly<Record<string, number>>;
  /** Each signed record: its seal and a digest of each sealed content. */
  signatures: readonly string[];
}

/** Reads them from every table of ours, of the auth service and of the storage service. */
export async function readStoredData(database: Pick<TestDatabase, 'owner'>): Promise<StoredData> {
  const tables = await database.owner(`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'p')
    order by 1`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.owner(`select count(*)::integer as count from ${String(name)}`);
    counts[String(name)] = Number(row?.count);
  }
  const signed = await database.owner(`
    select concat_ws(' ', number, hash, erasure_hash, md5(signature), md5(screenshot), md5(evidence::text), md5(signer::text))
      as line
    from public.authorisations order by number`);
  return { counts, signatures: signed.map(({ line }) => String(line)) };
}
