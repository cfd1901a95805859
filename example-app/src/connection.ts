/** The URL of the backend, and its public key. */
export interface Connection {
  url: string;
  publishableKey: string;
}

/**
 * A build with VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY (or the legacy VITE_SUPABASE_ANON_KEY) uses that
 * project. Any other build uses the embedded backend, which writes its public key into the page and has the page's
 * origin.
 *
 * @throws When there is neither.
 */
export function readConnection(): Connection {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY, VITE_SUPABASE_ANON_KEY } = import.meta.env;
  const publishableKey = VITE_SUPABASE_PUBLISHABLE_KEY || VITE_SUPABASE_ANON_KEY;
  if (url && publishableKey) return { url, publishableKey };
  const written = document.querySelector<HTMLMetaElement>('meta[name="pension-trace-config"]')?.content;
  const embedded = written === undefined ? undefined : (JSON.parse(written) as { supabaseAnonKey?: string });
  if (embedded?.supabaseAnonKey) return { url: window.location.origin, publishableKey: embedded.supabaseAnonKey };
  throw new Error(
    'No backend is configured. Start the site with `npm start`, or build it with VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY.',
  );
}
