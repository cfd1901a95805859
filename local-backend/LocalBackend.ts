import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Row } from './Database';
import type { FunctionHandler } from './functionRoutes';
import type { Mailbox } from './mailbox';
import type { Clock } from './Clock';

export interface LocalBackendOptions {
  /** The data folder; `memory` keeps data until the backend closes. */
  dataDir: string;
  /** The folder with migrations, seed and functions. */
  supabaseDir: string;
  /** The origin of the application, for links in emails. */
  siteUrl: string;
  /** A PostgreSQL server to use instead of the embedded one. Uploaded files stay in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Whether a new database starts with `seed.sql`. Default true. */
  seed?: boolean | undefined;
  /** Creates the server functions, by name. Default: none. */
  functions?: ((access: FunctionAccess) => Readonly<Record<string, FunctionHandler>>) | undefined;
  /** The folder for dumps of new databases, which make the next one start faster. Default: none. */
  cacheFolder?: string | undefined;
  /** True to open the mailbox page to other machines. Default: this machine only. */
  isMailboxPublic?: boolean | undefined;
  /** True when a proxy on this machine writes the client's address into `x-forwarded-for`. Default: ignores the header. */
  isBehindProxy?: boolean | undefined;
  /** The cost of hashing a password; tests with many customers lower it. Default 10, as Supabase. */
  passwordCost?: number | undefined;
  /** Called with each step of the start. */
  report?: ((step: string) => void) | undefined;
  /** Called with every internal error. Default: prints it. */
  onInternalError?: ((error: unknown) => void) | undefined;
  /** Default: the machine's clock. */
  clock?: Clock | undefined;
}

/** The environment of a server function. */
export interface FunctionAccess {
  /** Calls the backend without the network, and other hosts through it. */
  fetch: typeof fetch;
  supabaseUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  /** Signs the access tokens (HS256). */
  jwtSecret: string;
  mailbox: Mailbox;
}

/** A Supabase project in this process. */
export interface LocalBackend {
  fetch(request: Request): Promise<Response>;
  /** Answers the backend's paths. Calls `next` for any other. */
  handleNode(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Accepts the sockets of Realtime; false for any other. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Runs SQL as the owner of the database. */
  query(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Public: the key that the browser sends. */
  anonKey: string;
  /** Bypasses row-level security; not for the browser. */
  serviceRoleKey: string;
  mailbox: Mailbox;
  close(): Promise<void>;
}
