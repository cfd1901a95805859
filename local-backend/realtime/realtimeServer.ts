import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Clock } from '../Clock';
import type { Secrets } from '../dataFolder';
import type { Database } from '../Database';
import { parse } from '../parse';
import { announcedChange, changesChannel, publishedTables } from './announceChanges';
import { createReadChangedRow } from './readChangedRow';
import { RealtimeConnection } from './RealtimeConnection';

/** Sends changed rows to connected clients, as Supabase Realtime does. */
export interface RealtimeServer {
  /** Accepts the sockets of Realtime; false for any other. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
}

interface RealtimeServerOptions {
  database: Database;
  secrets: Secrets;
  rest(request: Request): Promise<Response>;
  clock: Clock;
  onInternalError(error: unknown): void;
}

/** In bytes: enough for a join with the maximum number of subscriptions. */
const largestMessage = 64 * 1024;

/** Starts to listen for changes, which the tables must already announce. */
export async function createRealtimeServer(options: RealtimeServerOptions): Promise<RealtimeServer> {
  const { database, secrets, rest, clock, onInternalError } = options;
  const readChangedRow = createReadChangedRow({ database, rest });
  const tables = await publishedTables(database);
  const connections = new Map<WebSocket, RealtimeConnection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });

  await database.listen(changesChannel, (payload) => {
    const change = parse(announcedChange, JSON.parse(payload));
    for (const connection of connections.values()) connection.deliver(change).catch(onInternalError);
  });

  return {
    handleUpgrade(request, socket, head) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname !== '/realtime/v1/websocket') return false;
      const apiKey = url.searchParams.get('apikey') ?? '';
      if (apiKey !== secrets.anonKey && apiKey !== secrets.serviceRoleKey) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n');
        return true;
      }
      sockets.handleUpgrade(request, socket, head, (client) => {
        const connection = new RealtimeConnection({
          version: url.searchParams.get('vsn')?.startsWith('2') ? 2 : 1,
          apiKey,
          secrets,
          publishedTables: tables,
          readChangedRow,
          sendText: (text) => client.send(text),
          disconnect: () => client.terminate(),
          clock,
        });
        connections.set(client, connection);
        client.on('message', (data, isBinary) => {
          if (!isBinary && data instanceof Buffer) connection.receive(data.toString('utf8'));
        });
        client.on('error', (error) => {
          // The client broke the protocol or sent too much; ws closes its socket.
          const isClients = 'code' in error && String(error.code).startsWith('WS_ERR_');
          if (!isClients) onInternalError(error);
        });
        client.on('close', () => {
          connection.close();
          connections.delete(client);
        });
      });
      return true;
    },
    close() {
      for (const [client, connection] of connections) {
        connection.close();
        client.terminate();
      }
      sockets.close();
    },
  };
}
