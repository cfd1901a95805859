import { createSupabaseAdapter, supabaseClientOptions, type CreateClient } from '@pension-trace/react/supabase';
import { createClient } from '@supabase/supabase-js';
import { readStorage, type Connection } from './connection';

/** The adapter for this site's backend. Imported on demand: supabase-js is a quarter of the product's code. */
export function openBackend({ url, publishableKey }: Connection) {
  const connect = (options: Parameters<CreateClient>[0]) => createClient(url, publishableKey, options);
  return createSupabaseAdapter(connect(supabaseClientOptions({ readStorage })), { createClient: connect });
}
