import type { Connection } from '@supabase/lite';
import type { Exclusive } from './oneAtATime';

/** One row as the driver returns it, unparsed. */
export type Row = Record<string, unknown>;

/** The two ways to query the database inside a transaction. */
export interface Transaction {
  /** Runs a whole file of statements, without splitting it. */
  exec(sql: string): Promise<void>;
  query(sql: string, parameters?: unknown[]): Promise<Row[]>;
}

/** The database as the host uses it: PGlite or a PostgreSQL server. */
export interface Database {
  /** The connection that `@supabase/lite` uses. */
  connection: Connection;
  /** Serialises requests when there is only one session. */
  exclusive: Exclusive;
  /** As the owner, bypassing row-level security. */
  query(sql: string, parameters?: unknown[]): Promise<Row[]>;
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Calls `onNotify` with the payload of every NOTIFY on the channel, until the database closes. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<void>;
  /** The whole data directory in one file, if the database supports it. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

/** The search path, as on Supabase. */
export const searchPath = '"$user", public, extensions';
