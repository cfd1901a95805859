import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import ws from 'ws';
import type { Site } from './startSite';

interface ClientOptions {
  /** The key of the client. Default: the anonymous key, which the pages use. */
  key?: string;
  /** Receives the session, as the storage of a browser does. Default: the session is not stored. */
  stored?: Record<string, string>;
}

/** Connects to the backend of the running product, outside of a browser. */
export async function clientOf(
  site: Pick<Site, 'url' | 'anonKey'>,
  { key, stored }: ClientOptions = {},
): Promise<SupabaseClient> {
  const storage = stored && {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
    removeItem: (name: string) => {
      delete stored[name];
    },
  };
  return createClient(site.url, key ?? (await site.anonKey()), {
    auth: { autoRefreshToken: false, persistSession: storage !== undefined, ...(storage && { storage }) },
    // The types of `ws` are narrower than the transport that supabase-js accepts.
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
}
