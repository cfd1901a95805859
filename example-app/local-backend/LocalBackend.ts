import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Row } from './Database';
import type { FunctionHandler } from './functionRoutes';
import type { Mailbox } from './mailbox';
import type { Clock } from './Clock';

export interface LocalBackendOptions {
  /** Where data is kept; `memory` keeps it until the backend is closed. */
  dataDir: string;
  /** The folder with migrations, seed and functions. */
  supabaseDir: string;
  /** The origin under which the application is open: links in mails lead there. */
  siteUrl: string;
  /** A PostgreSQL server to use instead of the embedded one. Uploaded files stay in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Whether a new database begins with `seed.sql`. Default true. */
  seed?: boolean | undefined;
  /** Makes the server functions, by name. Default: there are none. */
  functions?: ((access: FunctionAccess) => Readonly<Record<string, FunctionHandler>>) | undefined;
  /** Where a new database is kept as a dump, so that the next one is made in a moment. Default: nowhere. */
  cacheFolder?: string | undefined;
  /** True opens the page that shows every mail to other machines. Default: this machine only. */
  isMailboxPublic?: boolean | undefined;
  /** Called with each step of the start. */
  report?: ((step: string) => void) | undefined;
  /** Called with every error that was answered as an internal error. Default: prints it. */
  onInternalError?: ((error: unknown) => void) | undefined;
  /** Default: the machine's. */
  clock?: Clock | undefined;
}

/** How a server function reaches the backend. */
export interface FunctionAccess {
  /** Reaches the backend without the network, and other hosts through it. */
  fetch: typeof fetch;
  supabaseUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  /** Signs the access tokens (HS256). */
  jwtSecret: string;
}

/** A Supabase project in this process. */
export interface LocalBackend {
  fetch(request: Request): Promise<Response>;
  /** Answers the backend's paths. Calls `next` for any other. */
  handleNode(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Takes the sockets of Realtime; false for any other. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Runs SQL as the owner of the database. */
  query(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Public: what the browser sends. */
  anonKey: string;
  /** Past row-level security; not for the browser. */
  serviceRoleKey: string;
  mailbox: Mailbox;
  close(): Promise<void>;
}
