/** Returns supabase-js's default `auth.storageKey`. */
export function storageKeyOf({ hostname }: URL): string {
  return `sb-${hostname.split('.')[0]}-auth-token`;
}
