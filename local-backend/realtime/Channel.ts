import type { Clock } from '../Clock';
import type { AnnouncedChange } from './announceChanges';
import type { Caller } from './Caller';
import type { PhoenixMessage } from './phoenixMessage';
import type { ReadChangedRow } from './readChangedRow';
import { matches, type Subscription } from './subscription';

interface ChannelOptions {
  topic: string;
  joinRef: string | null;
  caller: Caller;
  subscriptions: Subscription[];
  readChangedRow: ReadChangedRow;
  send(message: PhoenixMessage): void;
  /** Called once, when the access token has expired. */
  onExpired(): void;
  clock: Clock;
}

const longestTimer = 2 ** 31 - 1;

/** One channel that a client has joined. It ends when its access token expires, unless a newer one arrives first. */
export class Channel {
  readonly #options: ChannelOptions;
  #caller: Caller;
  #callOff = () => {};
  #isClosed = false;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#caller = options.caller;
    this.renew(options.caller);
  }

  /** Replaces the caller. */
  renew(caller: Caller): void {
    const { clock } = this.#options;
    this.#caller = caller;
    this.#callOff();
    if (caller.expiresAt === undefined) return;
    this.#callOff = clock.after(Math.min(caller.expiresAt - clock.now(), longestTimer), () => this.#expire());
  }

  get subscriptionCount(): number {
    return this.#options.subscriptions.length;
  }

  /** Sends a change to the client, if the client asked for it and may read it. Reads the row once per filter. */
  async deliver({ schema, table, type, at, key }: AnnouncedChange): Promise<void> {
    const idsByFilter = new Map<string | undefined, number[]>();
    for (const subscription of this.#options.subscriptions) {
      if (!matches(subscription, { schema, table, type, at, key })) continue;
      const { filter, id } = subscription;
      idsByFilter.set(filter, [...(idsByFilter.get(filter) ?? []), id]);
    }
    for (const [filter, ids] of idsByFilter) {
      if (this.#isClosed) return;
      const row = await this.#options.readChangedRow({ schema, table, type, at, key }, this.#caller, filter);
      if (!row) continue;
      const records =
        type === 'DELETE' ? { old_record: row } : { record: row, old_record: type === 'UPDATE' ? key : {} };
      this.send('postgres_changes', {
        ids,
        data: { schema, table, type, commit_timestamp: at, columns: [], errors: null, ...records },
      });
    }
  }

  send(event: string, payload: Record<string, unknown>): void {
    const { topic, joinRef, send } = this.#options;
    if (!this.#isClosed) send({ joinRef, ref: null, topic, event, payload });
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }

  #expire(): void {
    const { topic, onExpired } = this.#options;
    this.send('system', {
      channel: topic.replace(/^realtime:/, ''),
      extension: 'system',
      status: 'error',
      message: 'Token has expired',
    });
    this.send('phx_close', {});
    this.close();
    onExpired();
  }
}
