import type { Clock } from '../Clock';
import type { AnnouncedChange } from './announceChanges';
import type { Caller } from './Caller';
import type { PhoenixMessage } from './phoenixMessage';
import type { ReadChangedRow } from './readChangedRow';
import { concerns, type Subscription } from './subscription';

interface ChannelOptions {
  topic: string;
  joinRef: string | null;
  caller: Caller;
  subscriptions: Subscription[];
  readChangedRow: ReadChangedRow;
  send(message: PhoenixMessage): void;
  /** Called once, when the access token has run out. */
  onExpired(): void;
  clock: Clock;
}

const longestTimer = 2 ** 31 - 1;

/** One channel that a client has joined. It ends when its access token does, unless a newer one came in time. */
export class Channel {
  readonly #options: ChannelOptions;
  #caller: Caller;
  #callOff = () => {};
  #isClosed = false;
  #delivered: Promise<void> = Promise.resolve();

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#caller = options.caller;
    this.renew(options.caller);
  }

  /** From now on, speaks in this caller's name. */
  renew(caller: Caller): void {
    const { clock } = this.#options;
    this.#caller = caller;
    this.#callOff();
    if (caller.expiresAt === undefined) return;
    this.#callOff = clock.after(Math.min(caller.expiresAt - clock.now(), longestTimer), () => this.#expire());
  }

  /** Tells the client of a change, if it asked for it and may know; changes arrive in the order in which they came. */
  deliver(change: AnnouncedChange): Promise<void> {
    const wanted = this.#options.subscriptions.filter((subscription) => concerns(subscription, change));
    if (wanted.length > 0) {
      const tell = () => this.#tell(change, wanted);
      this.#delivered = this.#delivered.then(tell, tell);
    }
    return this.#delivered;
  }

  send(event: string, payload: Record<string, unknown>): void {
    const { topic, joinRef, send } = this.#options;
    if (!this.#isClosed) send({ joinRef, ref: null, topic, event, payload });
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }

  async #tell({ schema, table, type, at, ...change }: AnnouncedChange, wanted: Subscription[]): Promise<void> {
    for (const { id, filter } of wanted) {
      if (this.#isClosed) return;
      const row = await this.#options.readChangedRow({ schema, table, type, at, ...change }, this.#caller, filter);
      if (!row) continue;
      const records =
        type === 'DELETE' ? { old_record: row } : { record: row, old_record: type === 'UPDATE' ? change.key : {} };
      this.send('postgres_changes', {
        ids: [id],
        data: { schema, table, type, commit_timestamp: at, columns: [], errors: null, ...records },
      });
    }
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
