import { deferAdapter } from '@pension-trace/react/adapter';
import { mayHaveSession } from '@pension-trace/react/supabase';
import { readConnection, readStorage } from './connection';

const connection = readConnection();

/** The adapter for this site's backend. Its code loads in parallel with the first screen; for a visitor, at the first press. */
export const adapter = deferAdapter(async () => (await import('./openBackend')).openBackend(connection), {
  mayHaveSession: () => mayHaveSession({ url: connection.url, readStorage }),
});
