import { PensionTracing } from '@pension-trace/react/product';
import { createSupabaseAdapter, supabaseClientOptions } from '@pension-trace/react/supabase';
import '@pension-trace/react/styles.css';
import { createClient } from '@supabase/supabase-js';

// Supabase shows both under Project Settings, API Keys. The publishable key is no secret.
const url = 'https://your-project.supabase.co';
const publishableKey = 'sb_publishable_…';

const options = supabaseClientOptions({ readStorage: (key) => localStorage.getItem(key) });
const adapter = createSupabaseAdapter(createClient(url, publishableKey, options), {
  createClient: (own) => createClient(url, publishableKey, own),
});

/** The whole product, from sign-up to the portal. */
export function PensionPage() {
  return <PensionTracing adapter={adapter} config={{ companyName: 'Your Firm' }} routing="hash" />;
}
