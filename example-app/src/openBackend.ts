import { createSupabaseAdapter, supabaseClientOptions } from '@pension-trace/react/supabase';
import { createClient } from '@supabase/supabase-js';
import { readStorage, type Connection } from './connection';

/** The adapter for this site's backend. Imported on demand: supabase-js is a quarter of the product's code. */
export function openBackend({ url, publishableKey }: Connection) {
  return createSupabaseAdapter(createClient(url, publishableKey, supabaseClientOptions({ readStorage })));
}
