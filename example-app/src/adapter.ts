import { deferAdapter, firstReadsOf } from '@pension-trace/react/adapter';
import { mayHaveSession } from '@pension-trace/react/supabase';
import { readConnection } from './connection';

const connection = readConnection();

/**
 * The adapter for this site's backend. Its code loads before that of the page, and asks what the page shows; for a
 * visitor, it loads at the first press.
 */
export const adapter = deferAdapter(async () => (await import('./openBackend')).openBackend(connection), {
  mayHaveSession: () => mayHaveSession({ url: connection.url }),
  firstReads: () => firstReadsOf(location.pathname),
});
