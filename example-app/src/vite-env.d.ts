interface ImportMetaEnv {
  /** The address of a Supabase project. */
  readonly VITE_SUPABASE_URL?: string;
  /** That project's public (anon) key. */
  readonly VITE_SUPABASE_ANON_KEY?: string;
}
