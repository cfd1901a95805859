import { createPostgresConnection } from '@supabase/lite/postgres';
import type { ISql } from 'postgres';
import { parseNumeric, parseTimestamp, typeNumber, writeJson, writeText } from './columnFormats';
import { searchPath, type Database, type Transaction } from './Database';

/** Opens a PostgreSQL server. Every request has its own session, so there is no queue. */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      connection: { TimeZone: 'UTC', search_path: searchPath },
      onnotice: () => undefined,
      types: {
        numeric: { to: typeNumber.numeric, from: [typeNumber.numeric], serialize: String, parse: parseNumeric },
        timestamp: {
          to: typeNumber.timestamp,
          from: [typeNumber.timestamp],
          serialize: String,
          parse: parseTimestamp,
        },
        timestamptz: {
          to: typeNumber.timestamptz,
          from: [typeNumber.timestamptz],
          serialize: String,
          parse: parseTimestamp,
        },
        bool: {
          to: typeNumber.bool,
          from: [typeNumber.bool],
          serialize: writeText,
          parse: (text: string) => text === 't',
        },
        json: { to: typeNumber.json, from: [typeNumber.json], serialize: writeJson, parse: JSON.parse },
        jsonb: { to: typeNumber.jsonb, from: [typeNumber.jsonb], serialize: writeJson, parse: JSON.parse },
      },
    },
  });
  const { driver } = connection;

  return {
    connection,
    exclusive: (work) => work(),
    query: (sql, parameters) => within(driver).query(sql, parameters),
    async transaction<T>(work: (transaction: Transaction) => Promise<T>) {
      let result: { value: T } | undefined;
      await driver.begin(async (session) => {
        result = { value: await work(within(session)) };
      });
      if (!result) throw new Error('The transaction ended without running its work.');
      return result.value;
    },
    async listen(channel, onNotify) {
      await driver.listen(channel, onNotify);
    },
    close: () => connection.close(),
  };
}

function within(session: Pick<ISql, 'unsafe'>): Transaction {
  return {
    async exec(sql) {
      await session.unsafe(sql).simple();
    },
    async query(sql, parameters = []) {
      const rows = await session.unsafe(sql, parameters.map(toParameter));
      return rows.map((row) => Object.assign({}, row));
    },
  };
}

function toParameter(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}
