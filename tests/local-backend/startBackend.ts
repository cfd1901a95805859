import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { createLocalBackend } from '../../local-backend/createLocalBackend';
import type { Row } from '../../local-backend/Database';
import type { LocalBackend, LocalBackendOptions } from '../../local-backend/LocalBackend';
import { productFunctions } from '../../local-backend/productFunctions';

// Node 20 has no WebSocket. The one of `ws` behaves like a browser's, but its event types differ.
export const NodeSocket = WebSocket as unknown as typeof globalThis.WebSocket;

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The dumps of new databases, which `npm start` uses too. */
export const cacheFolder = `${root}node_modules/.cache/pension-trace`;

export interface StartBackendOptions extends Partial<Omit<LocalBackendOptions, 'siteUrl'>> {
  /** Default: any free one. */
  port?: number;
}

/** A backend with its own origin, as for the application. */
export interface RunningBackend {
  /** Its origin, the URL for Supabase clients. */
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  readonly backend: LocalBackend;
  /** An unmodified Supabase client with its own session. */
  client(key?: string): SupabaseClient;
  /** Creates another client with these options. */
  createClient(options: SupabaseClientOptions<'public'>): SupabaseClient;
  /** Runs SQL as the owner of the database. */
  sql(query: string, parameters?: unknown[]): Promise<Row[]>;
  /** Restarts on the same port; data in memory is lost. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the embedded backend in memory with the product's own `supabase` folder, from a dump if there is one.
 * One at a time: each takes half a gigabyte.
 */
export async function startBackend({ port = 0, ...options }: StartBackendOptions = {}): Promise<RunningBackend> {
  const clients: SupabaseClient[] = [];
  let running = await listen(port, options);

  function connect(options: SupabaseClientOptions<'public'>, key = running.backend.anonKey): SupabaseClient {
    const client = createClient(running.url, key, { ...options, realtime: { transport: NodeSocket } });
    clients.push(client);
    return client;
  }

  async function stop(): Promise<void> {
    await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()));
    await new Promise<void>((resolve) => {
      running.server.close(() => resolve());
      running.server.closeAllConnections();
    });
    await running.backend.close();
  }

  return {
    get url() {
      return running.url;
    },
    get anonKey() {
      return running.backend.anonKey;
    },
    get serviceRoleKey() {
      return running.backend.serviceRoleKey;
    },
    get backend() {
      return running.backend;
    },
    client: (key) =>
      connect({ auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } }, key),
    createClient: (options) => connect(options),
    sql: (query, parameters) => running.backend.query(query, parameters),
    async restart() {
      const { port: samePort } = running;
      await stop();
      running = await listen(samePort, options);
    },
    stop,
  };
}

async function listen(wantedPort: number, options: Partial<LocalBackendOptions>) {
  const server = createServer();
  const port = await openPort(server, wantedPort);
  const url = `http://127.0.0.1:${port}`;
  try {
    const backend = await createLocalBackend({
      dataDir: 'memory',
      supabaseDir: `${root}supabase`,
      functions: productFunctions,
      cacheFolder,
      // passwords.test.ts tests the real cost.
      passwordCost: 4,
      ...options,
      siteUrl: url,
    });
    server.on('request', (request, response) => {
      backend.handleNode(request, response, () => {
        response.statusCode = 404;
        response.end();
      });
    });
    server.on('upgrade', (request, socket, head) => {
      if (!backend.handleUpgrade(request, socket, head)) socket.destroy();
    });
    return { server, port, url, backend };
  } catch (error) {
    server.close();
    throw error;
  }
}

function openPort(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      // A server on a port has an address object, never a pipe name.
      resolve((server.address() as AddressInfo).port);
    });
  });
}
