import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Clock } from '../../local-backend/Clock';
import type { AnnouncedChange } from '../../local-backend/realtime/announceChanges';
import type { Caller } from '../../local-backend/realtime/Caller';
import { RealtimeConnection } from '../../local-backend/realtime/RealtimeConnection';
import { conditionsOf } from '../../local-backend/realtime/subscription';

const secrets = { jwtSecret: 'a secret of this test', anonKey: 'public-key', serviceRoleKey: 'secret-key' };
const start = Date.UTC(2026, 10, 21);

/** A clock that only the test advances. */
function fakeClock() {
  let now = start;
  const timers = new Set<{ at: number; run: () => void }>();
  const clock: Clock = {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  function pass(seconds: number): void {
    now += seconds * 1000;
    for (const timer of [...timers]) {
      if (timer.at > now) continue;
      timers.delete(timer);
      timer.run();
    }
  }
  return { clock, pass };
}

function sign(claims: object, secret = secrets.jwtSecret): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

const tokenFor = (seconds: number) => sign({ role: 'authenticated', sub: 'ada', exp: start / 1000 + seconds });
const change: AnnouncedChange = { schema: 'public', table: 'tasks', type: 'INSERT', key: { id: 1 }, at: 'now' };
const messages = z.array(
  z.tuple([z.nullable(z.string()), z.nullable(z.string()), z.string(), z.string(), z.looseObject({})]),
);

let time: ReturnType<typeof fakeClock>;
let sent: string[];
let callers: Caller[];
let connection: RealtimeConnection;
beforeEach(() => {
  time = fakeClock();
  sent = [];
  callers = [];
  connection = new RealtimeConnection({
    version: 2,
    apiKey: secrets.anonKey,
    secrets,
    publishedTables: new Set(['public.tasks']),
    readChangedRow: async (_, caller) => {
      callers.push(caller);
      return { id: 1 };
    },
    sendText: (text) => sent.push(text),
    disconnect: () => {},
    clock: time.clock,
  });
});

function receive(event: string, payload: object): void {
  connection.receive(JSON.stringify(['1', '7', 'realtime:tasks', event, payload]));
}

function join(accessToken?: string): void {
  const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'tasks' }] };
  receive('phx_join', { config, access_token: accessToken });
}

/** The events since the last call, with their payloads. */
function eventsReceived() {
  const all = z.parse(
    messages,
    sent.splice(0).map((text) => JSON.parse(text)),
  );
  return all.map(([, , , event, payload]) => ({ event, ...payload }));
}

describe('the token of a channel', () => {
  it('identifies the caller', async () => {
    join(tokenFor(60));
    await connection.deliver(change);
    expect(callers).toMatchObject([{ role: 'authenticated', headers: { authorization: `Bearer ${tokenFor(60)}` } }]);
  });

  it('ends the channel when it expires', async () => {
    join(tokenFor(60));
    time.pass(59);
    await connection.deliver(change);
    expect(eventsReceived().map(({ event }) => event)).toEqual(['phx_reply', 'system', 'postgres_changes']);
    time.pass(1);
    expect(eventsReceived()).toMatchObject([
      { event: 'system', status: 'error', message: 'Token has expired' },
      { event: 'phx_close' },
    ]);
    await connection.deliver(change);
    expect(eventsReceived()).toEqual([]);
  });

  it('is replaced by a newer one', async () => {
    join(tokenFor(60));
    time.pass(30);
    receive('access_token', { access_token: tokenFor(120) });
    time.pass(60);
    eventsReceived();
    await connection.deliver(change);
    expect(eventsReceived()).toMatchObject([{ event: 'postgres_changes', data: { record: { id: 1 } } }]);
    expect(callers[0]?.headers.authorization).toBe(`Bearer ${tokenFor(120)}`);
    time.pass(30);
    expect(eventsReceived()).toMatchObject([{ event: 'system' }, { event: 'phx_close' }]);
  });

  it('is not replaced by a foreign one', () => {
    join(tokenFor(60));
    receive('access_token', { access_token: sign({ role: 'service_role', exp: start }, 'another secret') });
    time.pass(60);
    expect(eventsReceived().map(({ event }) => event)).toEqual(['phx_reply', 'system', 'system', 'phx_close']);
  });

  it.each([
    ['has expired', tokenFor(0)],
    ['has a foreign signature', sign({ role: 'authenticated', exp: start }, 'another secret')],
    ['is not signed', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ['cannot be parsed', 'nonsense'],
  ])('refuses a token that %s', async (_, token) => {
    join(token);
    expect(eventsReceived()).toMatchObject([{ event: 'phx_reply', status: 'error' }]);
    await connection.deliver(change);
    expect(eventsReceived()).toEqual([]);
  });
});

describe('a connection', () => {
  it('answers a heartbeat and a leave, and receives no changes afterwards', async () => {
    connection.receive(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]));
    expect(eventsReceived()).toEqual([{ event: 'phx_reply', status: 'ok', response: {} }]);
    join();
    receive('phx_leave', {});
    expect(eventsReceived().map(({ event }) => event)).toEqual(['phx_reply', 'system', 'phx_reply', 'phx_close']);
    await connection.deliver(change);
    expect(eventsReceived()).toEqual([]);
  });

  it('ignores unreadable messages', () => {
    for (const text of ['', 'nonsense', '[]', '{"topic":1}', '["1","2","t"]']) connection.receive(text);
    expect(sent).toEqual([]);
  });

  it('reads the conditions of a filter one by one', () => {
    expect(conditionsOf('a=eq.1,b=in.(x,y),c=eq."1,2"')).toEqual([
      ['a', 'eq.1'],
      ['b', 'in.(x,y)'],
      ['c', 'eq."1,2"'],
    ]);
    expect(conditionsOf(undefined)).toEqual([]);
  });
});
