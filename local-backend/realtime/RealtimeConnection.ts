import * as z from 'zod/mini';
import type { Clock } from '../Clock';
import type { Secrets } from '../dataFolder';
import { oneAtATime } from '../oneAtATime';
import type { AnnouncedChange } from './announceChanges';
import { readCaller } from './Caller';
import { Channel } from './Channel';
import { readMessage, writeMessage, type PhoenixMessage, type ProtocolVersion } from './phoenixMessage';
import type { ReadChangedRow } from './readChangedRow';
import { joinPayload, type Subscription } from './subscription';

export interface RealtimeConnectionOptions {
  version: ProtocolVersion;
  /** The key with which the socket was opened. */
  apiKey: string;
  secrets: Secrets;
  /** As `schema.table`. */
  publishedTables: ReadonlySet<string>;
  readChangedRow: ReadChangedRow;
  sendText(text: string): void;
  disconnect(): void;
  clock: Clock;
}

/** The limits of one socket. Each change costs one read per subscription. */
export const realtimeLimits = { channels: 100, subscriptions: 100, waitingChanges: 1_000 } as const;

const renewal = z.object({ access_token: z.string() });

/** One open socket with its channels. Answers the client's messages. */
export class RealtimeConnection {
  readonly #options: RealtimeConnectionOptions;
  readonly #channels = new Map<string, Channel>();
  readonly #inOrder = oneAtATime();
  #waitingChanges = 0;
  #lastId = 0;

  constructor(options: RealtimeConnectionOptions) {
    this.#options = options;
  }

  /** Acknowledges broadcast and presence without forwarding them, because the product does not use them. */
  receive(text: string): void {
    const message = readMessage(text, this.#options.version);
    if (!message) return;
    if (message.event === 'phx_join') this.#join(message);
    else if (message.event === 'phx_leave') this.#leave(message);
    else if (message.event === 'access_token') this.#renew(message);
    else this.#reply(message, 'ok', {});
  }

  /**
   * Sends a change to every channel, in the order of the changes. Reads one row at a time, so that other requests run
   * in between. Closes the connection when too many changes wait: the client reconnects and refetches.
   */
  async deliver(change: AnnouncedChange): Promise<void> {
    if (this.#waitingChanges >= realtimeLimits.waitingChanges) return this.#options.disconnect();
    this.#waitingChanges += 1;
    await this.#inOrder(async () => {
      this.#waitingChanges -= 1;
      for (const channel of [...this.#channels.values()]) await channel.deliver(change);
    });
  }

  close(): void {
    for (const channel of this.#channels.values()) channel.close();
    this.#channels.clear();
  }

  #join(message: PhoenixMessage): void {
    const { apiKey, secrets, clock, readChangedRow } = this.#options;
    const { topic, joinRef } = message;
    const replaced = this.#channels.get(topic);
    if (!replaced && this.#channels.size >= realtimeLimits.channels) {
      return this.#reply(message, 'error', { reason: 'ChannelRateLimitReached: Too many channels' });
    }
    const parsed = z.safeParse(joinPayload, message.payload);
    if (!parsed.success) return this.#reply(message, 'error', { reason: 'The join message is not well formed' });
    const asked = parsed.data.config.postgres_changes;
    const others = [...this.#channels.values()].filter((channel) => channel !== replaced);
    const count = others.reduce((sum, channel) => sum + channel.subscriptionCount, asked.length);
    if (count > realtimeLimits.subscriptions) {
      return this.#reply(message, 'error', { reason: 'ChannelRateLimitReached: Too many subscriptions' });
    }
    const caller = readCaller(parsed.data.access_token ?? apiKey, secrets, clock.now());
    if (!caller) return this.#reply(message, 'error', { reason: 'The access token is not valid, or has expired' });

    const subscriptions = asked.map((subscription) => ({ ...subscription, id: ++this.#lastId }));
    replaced?.close();
    const channel = new Channel({
      topic,
      joinRef,
      caller,
      subscriptions,
      readChangedRow,
      send: (outgoing) => this.#send(outgoing),
      onExpired: () => this.#channels.delete(topic),
      clock,
    });
    this.#channels.set(topic, channel);
    this.#reply(message, 'ok', { postgres_changes: subscriptions });
    if (subscriptions.length > 0) channel.send('system', this.#describe(topic, subscriptions));
  }

  #describe(topic: string, subscriptions: Subscription[]): Record<string, unknown> {
    const missing = subscriptions.find(
      ({ schema = 'public', table = '*' }) =>
        schema !== '*' && table !== '*' && !this.#options.publishedTables.has(`${schema}.${table}`),
    );
    const about = { channel: topic.replace(/^realtime:/, ''), extension: 'postgres_changes' };
    if (!missing) return { ...about, status: 'ok', message: 'Subscribed to PostgreSQL' };
    const table = `${missing.schema ?? 'public'}.${missing.table}`;
    const message = `Unable to subscribe: ${table} is not in the publication supabase_realtime`;
    return { ...about, status: 'error', message };
  }

  #leave(message: PhoenixMessage): void {
    this.#channels.get(message.topic)?.close();
    this.#channels.delete(message.topic);
    this.#reply(message, 'ok', {});
    this.#send({ ...message, ref: message.joinRef, event: 'phx_close', payload: {} });
  }

  #renew({ topic, payload }: PhoenixMessage): void {
    const { secrets, clock } = this.#options;
    const { data } = z.safeParse(renewal, payload);
    const caller = data && readCaller(data.access_token, secrets, clock.now());
    if (caller) this.#channels.get(topic)?.renew(caller);
  }

  #reply({ joinRef, ref, topic }: PhoenixMessage, status: 'ok' | 'error', response: Record<string, unknown>): void {
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #send(message: PhoenixMessage): void {
    this.#options.sendText(writeMessage(message, this.#options.version));
  }
}
