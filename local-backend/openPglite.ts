import { createPgliteConnection, type PGlite } from '@supabase/lite/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { parseNumeric, parseTimestamp, typeNumber, writeText } from './columnFormats';
import { copyFewerParsers } from './copyFewerParsers';
import { searchPath, type Database, type Transaction } from './Database';
import { oneAtATime } from './oneAtATime';

interface OpenPgliteOptions {
  /** A folder, or `memory`. */
  folder: string;
  /** A dump to start from; only for a folder without a database. */
  dump?: Blob | undefined;
}

/** Opens the embedded PostgreSQL. It has one session, so requests run in a queue. */
export async function openPglite({ folder, dump }: OpenPgliteOptions): Promise<Database> {
  const connection = await createPgliteConnection({
    url: folder === 'memory' ? 'memory://' : folder,
    pgliteOptions: {
      extensions: { pg_trgm, unaccent, uuid_ossp },
      parsers: {
        [typeNumber.numeric]: parseNumeric,
        [typeNumber.timestamp]: parseTimestamp,
        [typeNumber.timestamptz]: parseTimestamp,
      },
      serializers: {
        [typeNumber.bool]: writeText,
        [typeNumber.text]: writeText,
        [typeNumber.varchar]: writeText,
      },
      ...(dump && { loadDataDir: dump }),
    },
  });
  const { driver } = connection;
  await driver.exec(`set timezone to 'UTC'; set search_path to ${searchPath}`);
  copyFewerParsers(driver);
  const exclusive = oneAtATime();

  return {
    connection,
    exclusive,
    query: (sql, parameters) => exclusive(() => within(driver).query(sql, parameters)),
    transaction: (work) => exclusive(() => driver.transaction((transaction) => work(within(transaction)))),
    async listen(channel, onNotify) {
      await exclusive(() => driver.listen(channel, onNotify));
    },
    dump: () =>
      exclusive(async () => {
        await driver.exec('checkpoint');
        return driver.dumpDataDir('none');
      }),
    close: () => exclusive(() => connection.close()),
  };
}

function within(session: Pick<PGlite, 'exec' | 'query'>): Transaction {
  return {
    async exec(sql) {
      await session.exec(sql);
    },
    async query(sql, parameters) {
      const { rows } = await session.query<Record<string, unknown>>(sql, parameters);
      return rows;
    },
  };
}
