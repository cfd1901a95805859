import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareSubscriptions } from '../../../src/adapters/supabase/shareSubscriptions';
import { subscribeToTable } from '../../../src/adapters/supabase/subscribeToTable';
import { sessionOf } from './clientOver';
import { createFakeRealtime } from './fakeSocket';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Runs pending answers without running longer timers. */
const flush = () => vi.advanceTimersByTimeAsync(5);
/** Long enough for supabase-js to reconnect and rejoin. */
const reconnect = () => vi.advanceTimersByTimeAsync(20_000);

async function subscribed(table: 'tasks' | 'guides' = 'tasks', missing?: string) {
  const server = createFakeRealtime();
  if (missing !== undefined) server.lack(missing);
  const client = createClient('http://project.example', 'anon-key', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: server.transport },
  });
  const onChange = vi.fn<() => void>();
  let returnToPage = () => {};
  const stopWatching = vi.fn<() => void>();
  const end = subscribeToTable(client, table, onChange, (returned) => {
    returnToPage = returned;
    return stopWatching;
  });
  await flush();
  return { server, client, onChange, end, stopWatching, returnToPage: () => returnToPage() };
}

describe('live changes over supabase-js', () => {
  it('report every change of the table and no other change', async () => {
    const { server, onChange } = await subscribed();
    expect(onChange).not.toHaveBeenCalled();
    server.change('tasks');
    await flush();
    server.change('tasks');
    await flush();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('are asked for with the customer’s token, even if the socket opens before the client has read the session', async () => {
    const server = createFakeRealtime();
    const stored = JSON.stringify(sessionOf('margaret'));
    const getItem = async () => {
      await new Promise((read) => setTimeout(read, 100));
      return stored;
    };
    const client = createClient('http://project.example', 'anon-key', {
      auth: { autoRefreshToken: false, storage: { getItem, setItem: () => undefined, removeItem: () => undefined } },
      realtime: { transport: server.transport },
    });
    const end = subscribeToTable(
      client,
      'tasks',
      () => undefined,
      () => () => undefined,
    );
    await reconnect();
    expect(server.joined.map((joined) => joined[4])).toMatchObject([
      { access_token: 'access-of-margaret' },
      { access_token: 'access-of-margaret' },
    ]);
    end();
  });

  it('subscribe to all changes of one table, and in a second channel to its removals', async () => {
    const { server, onChange } = await subscribed('guides');
    expect(server.joined.map((joined) => joined[4])).toMatchObject([
      { config: { postgres_changes: [{ event: '*', schema: 'public', table: 'guides' }] } },
      {
        config: {
          postgres_changes: [{ event: '*', schema: 'public', table: 'removals', filter: 'removed_from=eq.guides' }],
        },
      },
    ]);
    server.change('removals');
    await flush();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('are reported by a database without the table of removals', async () => {
    const { server, onChange } = await subscribed('guides', 'removals');
    server.change('guides');
    await flush();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('close their channels when they end', async () => {
    const { server, client, onChange, end, stopWatching } = await subscribed();
    end();
    await flush();
    server.change('tasks');
    await flush();
    expect(onChange).not.toHaveBeenCalled();
    expect(server.left).toHaveLength(2);
    expect(client.getChannels()).toEqual([]);
    expect(stopWatching).toHaveBeenCalledTimes(1);
  });

  it('share the channels of a table, which close with the last subscription', async () => {
    const { server, client, onChange, end } = await subscribed();
    const other = vi.fn<() => void>();
    const subscribe = shareSubscriptions((table, listener) => subscribeToTable(client, table, listener));
    const ends = [subscribe('tasks', other), subscribe('tasks', other)];
    await flush();
    // Another adapter of the same client has channels of its own.
    expect(server.joined).toHaveLength(4);
    end();
    ends[0]?.();
    ends[0]?.();
    server.change('tasks');
    await flush();
    expect(onChange).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledTimes(1);
    ends[1]?.();
    await flush();
    expect(client.getChannels()).toEqual([]);
    subscribe('tasks', other);
    await flush();
    server.change('tasks');
    await flush();
    expect(other).toHaveBeenCalledTimes(2);
  });

  it('report once after a lost connection, when changes may have been missed', async () => {
    const { server, onChange } = await subscribed();
    server.fall();
    await flush();
    expect(onChange).not.toHaveBeenCalled();
    await reconnect();
    expect(server.joined).toHaveLength(4);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('report once after failed channels', async () => {
    const { server, onChange } = await subscribed();
    server.failChannels();
    await reconnect();
    expect(server.joined).toHaveLength(4);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('are reported once when the page returns to an open channel', async () => {
    const { server, onChange, returnToPage } = await subscribed();
    returnToPage();
    await reconnect();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(server.joined).toHaveLength(2);
  });

  it('reopen closed channels when the page returns, and report once', async () => {
    const { server, client, onChange, returnToPage } = await subscribed();
    server.closeChannels();
    await reconnect();
    expect(onChange).not.toHaveBeenCalled();
    returnToPage();
    returnToPage();
    await flush();
    expect(server.joined).toHaveLength(4);
    expect(client.getChannels()).toHaveLength(2);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('report once even if the channels cannot reopen, and again when they can', async () => {
    const { server, onChange, returnToPage } = await subscribed();
    server.closeChannels();
    await flush();
    server.accept(false);
    returnToPage();
    await flush();
    expect(onChange).toHaveBeenCalledTimes(1);
    server.accept(true);
    await reconnect();
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
