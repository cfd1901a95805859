import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { SignedIn } from './fixture';
import type { RunningBackend } from './startBackend';

interface Received {
  event: string;
  payload: { status?: string; ids?: number[] };
}

/** A socket without a client, with the token of a customer: the test sends its messages. */
export async function openSocket(backend: RunningBackend, owner: SignedIn) {
  const url = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.anonKey}&vsn=1.0.0`;
  const socket = new WebSocket(url);
  const received: Received[] = [];
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString('utf8'))));
  await once(socket, 'open');
  return {
    socket,
    replies: (status: string) =>
      received.filter(({ event, payload }) => event === 'phx_reply' && payload.status === status),
    changes: () => received.filter(({ event }) => event === 'postgres_changes'),
    join(topic: string, filters: (string | undefined)[]) {
      const changes = filters.map((filter) => ({ event: '*', schema: 'public', table: 'notes', filter }));
      const payload = { access_token: owner.accessToken, config: { postgres_changes: changes } };
      socket.send(JSON.stringify({ topic: `realtime:${topic}`, event: 'phx_join', ref: topic, payload }));
    },
  };
}

/** Filters that are not equal. */
export const different = (count: number) => Array.from({ length: count }, (_, index) => `body=neq.${index}`);
