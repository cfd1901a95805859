/** The default of supabase-js for `auth.storageKey`. */
export function storageKeyOf({ hostname }: URL): string {
  return `sb-${hostname.split('.')[0]}-auth-token`;
}
