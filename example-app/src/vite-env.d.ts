interface ImportMetaEnv {
  /** The URL of a Supabase project. */
  readonly VITE_SUPABASE_URL?: string;
  /** That project's publishable key. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  /** That project's legacy key. */
  readonly VITE_SUPABASE_ANON_KEY?: string;
}
