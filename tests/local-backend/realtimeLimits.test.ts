import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { realtimeLimits } from '../../local-backend/realtime/RealtimeConnection';
import { eventually } from '../eventually';
import { fixtureFolder, signUp, type SignedIn } from './fixture';
import { different, openSocket } from './openSocket';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
let owner: SignedIn;
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder });
  owner = await signUp(backend, 'owner@example.com');
});
afterAll(() => backend.stop());

it('a channel has the socket’s limit of subscriptions, and leaving a channel frees its subscriptions', async () => {
  const { socket, join, replies } = await openSocket(backend, owner);
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
  const { socket, join, replies, changes } = await openSocket(backend, owner);
  join('equal', [undefined, undefined, undefined]);
  await eventually(() => expect(replies('ok')).toHaveLength(1));
  await owner.client.from('notes').insert({ body: 'Once' });
  await eventually(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.payload.ids).toHaveLength(3);
  socket.terminate();
});

it('a message that is too large closes only its own socket', async () => {
  const { socket } = await openSocket(backend, owner);
  const other = await openSocket(backend, owner);
  const closed = once(socket, 'close');
  socket.send('x'.repeat(65 * 1024));
  expect((await closed)[0]).toBe(1009);
  other.join('other', [undefined]);
  await eventually(() => expect(other.replies('ok')).toHaveLength(1));
  other.socket.terminate();
});
