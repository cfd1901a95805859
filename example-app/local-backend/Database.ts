import type { Connection } from '@supabase/lite';
import type { Exclusive } from './oneAtATime';

/** One row as the driver gives it, before anyone has parsed it. */
export type Row = Record<string, unknown>;

/** The two ways to speak to the database inside a transaction. */
export interface Transaction {
  /** Runs a whole file of statements as it is, without splitting it. */
  exec(sql: string): Promise<void>;
  query(sql: string, parameters?: unknown[]): Promise<Row[]>;
}

/** What the host needs of a database, whether it is PGlite or a PostgreSQL server. */
export interface Database {
  /** The connection that `@supabase/lite` answers requests with. */
  connection: Connection;
  /** Keeps requests from sharing a session where there is only one. */
  exclusive: Exclusive;
  /** As the owner, past row-level security. */
  query(sql: string, parameters?: unknown[]): Promise<Row[]>;
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Calls `hear` with the payload of every NOTIFY on the channel, until the database is closed. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  /** The whole data directory in one file, where the database can give it. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

/** Where names without a schema are looked up, as on Supabase. */
export const searchPath = '"$user", public, extensions';
