import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { realtimeLimits } from '../../local-backend/realtime/RealtimeConnection';
import { fixtureFolder, signUp, type SignedIn } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';
import { eventually } from '../eventually';

let backend: RunningBackend;
let owner: SignedIn;
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder });
  owner = await signUp(backend, 'owner@example.com');
});
afterAll(() => backend.stop());

interface Received {
  event: string;
  payload: { status?: string; ids?: number[] };
}

/** A socket without a client: the test sends its messages. */
async function open() {
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

const different = (count: number) => Array.from({ length: count }, (_, index) => `body=neq.${index}`);

it('subscriptions on one socket are refused above the limit, and other requests are answered meanwhile', async () => {
  const flood = await open();
  different(2_500).forEach((filter, index) => flood.join(String(index), [filter]));
  await vi.waitFor(() => expect(flood.replies('error')).toHaveLength(2_500 - realtimeLimits.channels), 60_000);
  expect(flood.replies('ok')).toHaveLength(realtimeLimits.channels);

  const { error } = await owner.client.from('notes').insert({ body: 'Watched' });
  expect(error).toBeNull();
  expect((await owner.client.from('notes').select('body')).data).toEqual([{ body: 'Watched' }]);
  expect(flood.changes().length).toBeLessThan(realtimeLimits.channels / 2);
  await vi.waitFor(() => expect(flood.changes()).toHaveLength(realtimeLimits.channels), 60_000);
  flood.socket.terminate();
}, 180_000);

it('a channel has the socket’s limit of subscriptions, and leaving a channel frees its subscriptions', async () => {
  const { socket, join, replies } = await open();
  join('many', different(realtimeLimits.subscriptions + 1));
  await eventually(() => expect(replies('error')).toHaveLength(1));
  join('one', different(realtimeLimits.subscriptions));
  join('other', ['body=eq.x']);
  await eventually(() => expect(replies('error')).toHaveLength(2));
  expect(replies('ok')).toHaveLength(1);
  socket.send(JSON.stringify({ topic: 'realtime:one', event: 'phx_leave', ref: 'leave', payload: {} }));
  join('other', ['body=eq.x']);
  await eventually(() => expect(replies('ok')).toHaveLength(3));
  socket.terminate();
});

it('equal subscriptions get one message with all of their ids', async () => {
  const { socket, join, replies, changes } = await open();
  join('equal', [undefined, undefined, undefined]);
  await eventually(() => expect(replies('ok')).toHaveLength(1));
  await owner.client.from('notes').insert({ body: 'Once' });
  await eventually(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.payload.ids).toHaveLength(3);
  socket.terminate();
});

it('a message that is too large closes only its own socket', async () => {
  const { socket } = await open();
  const other = await open();
  const closed = once(socket, 'close');
  socket.send('x'.repeat(65 * 1024));
  expect((await closed)[0]).toBe(1009);
  other.join('other', [undefined]);
  await eventually(() => expect(other.replies('ok')).toHaveLength(1));
  other.socket.terminate();
});
