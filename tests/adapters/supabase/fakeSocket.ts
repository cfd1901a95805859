import type { WebSocketLike } from '@supabase/supabase-js';
import * as z from 'zod/mini';

const reference = z.nullable(z.string());
/** A message of the Phoenix protocol, version 2: join reference, reference, topic, event and payload. */
const message = z.tuple([reference, reference, z.string(), z.string(), z.unknown()]);
type Message = z.output<typeof message>;

const wishes = z.object({ config: z.object({ postgres_changes: z.array(z.looseObject({ table: z.string() })) }) });
const tablesOf = (payload: unknown) => z.parse(wishes, payload).config.postgres_changes.map(({ table }) => table);

/** A realtime server for an unmodified supabase-js. Pass its `transport` to the client. */
export function createFakeRealtime() {
  const sockets: FakeSocket[] = [];
  const joined: Message[] = [];
  const left: string[] = [];
  let accepts = true;
  let missing: string | undefined;

  class FakeSocket extends EventTarget implements WebSocketLike {
    readonly CONNECTING = 0;
    readonly OPEN = 1;
    readonly CLOSING = 2;
    readonly CLOSED = 3;
    readonly protocol = '';
    readonly url: string;
    readyState = 0;
    onopen: WebSocketLike['onopen'] = null;
    onclose: WebSocketLike['onclose'] = null;
    onerror: WebSocketLike['onerror'] = null;
    onmessage: WebSocketLike['onmessage'] = null;

    constructor(address: string | URL) {
      super();
      this.url = String(address);
      sockets.push(this);
      queueMicrotask(() => {
        this.readyState = this.OPEN;
        this.onopen?.(new Event('open'));
      });
    }

    send(data: string | ArrayBufferLike | Blob | ArrayBufferView) {
      const received = z.parse(message, JSON.parse(z.parse(z.string(), data)));
      const [joinRef, ref, topic, event, payload] = received;
      if (event === 'phx_join') {
        const isAccepted = accepts && !tablesOf(payload).some((table) => table === missing);
        if (isAccepted) joined.push(received);
        const { config } = z.parse(wishes, payload);
        const changes = config.postgres_changes.map((change, index) => ({ ...change, id: index + 1 }));
        const response = isAccepted ? { postgres_changes: changes } : { reason: 'refused' };
        this.say([joinRef, ref, topic, 'phx_reply', { status: isAccepted ? 'ok' : 'error', response }]);
        return;
      }
      if (event === 'phx_leave') left.push(topic);
      this.say([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]);
    }

    close() {
      this.fall();
    }

    /** Drops the connection, as a network failure does. */
    fall() {
      this.readyState = this.CLOSED;
      this.onclose?.(Object.assign(new Event('close'), { code: 1006, reason: '', wasClean: false }));
    }

    say(said: Message) {
      const event = new MessageEvent('message', { data: JSON.stringify(said) });
      queueMicrotask(() => {
        this.onmessage?.(event);
      });
    }
  }

  const open = () => sockets.filter(({ readyState }) => readyState === 1);

  return {
    transport: FakeSocket,
    joined,
    left,
    /** Whether a client may join. */
    accept(isAccepted: boolean) {
      accepts = isAccepted;
    },
    /** Refuses the channels that name a table that the database does not have. */
    lack(table: string) {
      missing = table;
    },
    /** Sends a changed row to every channel of the table. */
    change(table: string) {
      const data = {
        schema: 'public',
        table,
        type: 'INSERT',
        commit_timestamp: '',
        columns: [],
        record: {},
        errors: null,
      };
      for (const [joinRef, , topic, , payload] of joined) {
        const ids = [tablesOf(payload).indexOf(table) + 1];
        if (ids[0] === 0) continue;
        for (const socket of open()) socket.say([joinRef, null, topic, 'postgres_changes', { ids, data }]);
      }
    },
    /** Drops every connection. */
    fall() {
      for (const socket of open()) socket.fall();
    },
    /** Fails every channel and keeps the connections. */
    failChannels() {
      for (const [joinRef, ref, topic] of joined) {
        for (const socket of open()) socket.say([joinRef, ref, topic, 'phx_error', {}]);
      }
    },
    /** Closes every channel for good. */
    closeChannels() {
      for (const [joinRef, ref, topic] of joined) {
        for (const socket of open()) socket.say([joinRef, ref, topic, 'phx_close', {}]);
      }
    },
  };
}
