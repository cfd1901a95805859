import type { REALTIME_SUBSCRIBE_STATES, RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import type { LiveTable } from '../../backend/PensionTraceAdapter';
import { onPageReturn } from './onPageReturn';

/**
 * Calls `onChange` after any change to the table, and whenever changes may have been missed: sockets close in sleeping
 * tabs (https://github.com/supabase/realtime-js/issues/121), and supabase-js reopens an errored channel without reading the
 * changes in between.
 */
export function subscribeToTable(
  client: SupabaseClient,
  table: LiveTable,
  onChange: () => void,
  watchPage: typeof onPageReturn = onPageReturn,
): () => void {
  /** How often changes may have been missed. */
  let reports = 0;
  const changes = openChannel(client, {
    name: table,
    binding: { table },
    onChange,
    onMissed() {
      reports += 1;
      onChange();
    },
  });
  // The database does not publish deletions, because everyone would receive them. It records them in this table for their
  // owner. Realtime adds all bindings of a channel or none: a database without the table still sends the changes.
  let reportsBefore = 0;
  const removals = openChannel(client, {
    name: `removals:${table}`,
    binding: { table: 'removals', filter: `removed_from=eq.${table}` },
    onChange,
    onGap() {
      reportsBefore = reports;
    },
    onMissed() {
      // One gap of both channels is one report.
      if (changes.isOpen() && reports === reportsBefore) onChange();
    },
  });
  const stopWatching = watchPage(() => {
    if (changes.isOpen()) onChange();
    else changes.reopen({ isOwed: true });
    if (!removals.isOpen()) removals.reopen({ isOwed: false });
  });
  return () => {
    stopWatching();
    changes.close();
    removals.close();
  };
}

interface ChannelOptions {
  name: string;
  binding: { table: string; filter?: string };
  onChange: () => void;
  /** Changes may be missed from now on. */
  onGap?: () => void;
  /** The channel is open again after a gap. */
  onMissed: () => void;
}

/** A channel that opens again after a gap. */
function openChannel(client: SupabaseClient, { name, binding, onChange, onGap, onMissed }: ChannelOptions) {
  let channel: RealtimeChannel | undefined;
  let hasGap = false;
  /** The page returned to a closed channel: report it even if it cannot be opened. */
  let isReturning = false;

  const open = () => {
    const opened = client.channel(freeTopic(client, name));
    channel = opened;
    opened.on('postgres_changes', { event: '*', schema: 'public', ...binding }, () => onChange());
    const join = () => {
      if (channel === opened) opened.subscribe((status) => channel === opened && handleStatus(status));
    };
    if (client.realtime.accessTokenValue) join();
    // supabase-js joins without a token that it is still reading: the database then sends nothing, also later.
    else client.realtime.setAuth().then(join, join);
  };
  function handleStatus(status: `${REALTIME_SUBSCRIBE_STATES}`) {
    const isOwed = status === 'SUBSCRIBED' ? hasGap : isReturning;
    if (status === 'SUBSCRIBED') hasGap = false;
    else beginGap();
    isReturning = false;
    if (isOwed) onMissed();
  }
  function beginGap() {
    if (!hasGap) onGap?.();
    hasGap = true;
  }
  open();
  return {
    isOpen: () => channel?.state === 'joined' && client.realtime.isConnected(),
    /** With `isOwed`, `onMissed` is called even if the channel cannot be opened. */
    reopen({ isOwed }: { isOwed: boolean }) {
      if (!channel) return;
      beginGap();
      isReturning = isOwed;
      if (channel.state === 'joining') return;
      const closed = channel;
      removeChannel(client, closed);
      open();
    },
    close() {
      const last = channel;
      // Closing the channel here misses no changes.
      channel = undefined;
      if (last) removeChannel(client, last);
    },
  };
}

/** Returns an unused topic: a client has one channel for each topic, so a second subscription needs another. */
function freeTopic(client: SupabaseClient, name: string): string {
  const taken = new Set(client.getChannels().map((channel) => channel.topic));
  let number = 1;
  while (taken.has(`realtime:pension-trace:${name}:${number}`)) number += 1;
  return `pension-trace:${name}:${number}`;
}

/** Removes a channel unless the client has already removed it: another channel may use its topic now. */
function removeChannel(client: SupabaseClient, channel: RealtimeChannel): void {
  if (client.getChannels().includes(channel)) void client.removeChannel(channel);
}
