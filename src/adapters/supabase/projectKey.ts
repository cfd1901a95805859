import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Returns a key for a project's own values, in storage and for locks. Contains the whole address: two projects can share
 * an origin of the site, and supabase-js's own key has only the first label of their host.
 */
export function projectKey(url: string, name: string): string {
  const { host, pathname } = new URL(url);
  return `pension-trace-${name}@${host}${pathname.replace(/\/+$/, '')}`;
}

/** The key under which a tab stores whose password-reset link is open. */
export function linkKeyOf(url: string): string {
  return projectKey(url, 'link');
}

/** The project's URL, as for `createClient`. The client's own field is protected. */
export function projectUrlOf({ storage }: SupabaseClient): string {
  const { publicUrl } = storage.from('any').getPublicUrl('any').data;
  // storage-js can use a host of its own for files.
  return publicUrl.replace(/\/storage\/v1\/.*$/, '').replace('.storage.supabase.', '.supabase.');
}
