import { createSupabaseAdapter } from '@pension-trace/react/supabase';
import type { Connection } from './connection';

/** The adapter for this site's backend. Imported on demand: supabase-js is a quarter of the product's code. */
export function openBackend({ url, publishableKey }: Connection) {
  return createSupabaseAdapter({ url, key: publishableKey });
}
