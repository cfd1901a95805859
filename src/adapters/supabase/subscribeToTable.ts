import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import type { LiveTable } from '../../backend/PensionTraceAdapter';
import { onPageReturn } from './onPageReturn';

/**
 * Calls `onChange` after any change to the table, and once whenever changes may have been missed: sockets close in
 * sleeping tabs (https://github.com/supabase/realtime-js/issues/121), and supabase-js reopens an errored channel
 * without reading the changes in between.
 */
export function subscribeToTable(
  client: SupabaseClient,
  table: LiveTable,
  onChange: () => void,
  watchPage: typeof onPageReturn = onPageReturn,
): () => void {
  let channel: RealtimeChannel | undefined;
  /** Changes may have been missed: call `onChange` once the channel is open again. */
  let hasGap = false;
  /** The page returned to a closed channel: call `onChange` even if it cannot be opened. */
  let isReturning = false;

  const open = () => {
    const opened = client.channel(freeTopic(client, table));
    channel = opened;
    opened.on('postgres_changes', { event: '*', schema: 'public', table }, () => onChange());
    // The database does not publish deletions, because everyone would receive them. It records them in this table for
    // their owner.
    const removals = { event: '*', schema: 'public', table: 'removals', filter: `removed_from=eq.${table}` } as const;
    opened.on('postgres_changes', removals, () => onChange());
    opened.subscribe((status) => {
      if (channel !== opened) return;
      const isOwed = status === 'SUBSCRIBED' ? hasGap : isReturning;
      hasGap = status !== 'SUBSCRIBED';
      isReturning = false;
      if (isOwed) onChange();
    });
  };

  const catchUp = () => {
    if (!channel) return;
    if (channel.state === 'joined' && client.realtime.isConnected()) {
      onChange();
      return;
    }
    hasGap = true;
    isReturning = true;
    if (channel.state === 'joining') return;
    const closed = channel;
    removeChannel(client, closed);
    open();
  };

  open();
  const stopWatching = watchPage(catchUp);
  return () => {
    stopWatching();
    const last = channel;
    // Closing the channel here misses no changes.
    channel = undefined;
    if (last) removeChannel(client, last);
  };
}

/** Returns an unused topic: a client has one channel for each topic, so a second subscription needs another. */
function freeTopic(client: SupabaseClient, table: LiveTable): string {
  const taken = new Set(client.getChannels().map((channel) => channel.topic));
  let number = 1;
  while (taken.has(`realtime:pension-trace:${table}:${number}`)) number += 1;
  return `pension-trace:${table}:${number}`;
}

/** Removes a channel unless the client has already removed it: another channel may use its topic now. */
function removeChannel(client: SupabaseClient, channel: RealtimeChannel): void {
  if (client.getChannels().includes(channel)) void client.removeChannel(channel);
}
