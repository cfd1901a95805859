interface ImportMetaEnv {
  /** The address of a Supabase project. */
  readonly VITE_SUPABASE_URL?: string;
  /** That project's publishable key. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  /** The legacy kind of that key. */
  readonly VITE_SUPABASE_ANON_KEY?: string;
}
