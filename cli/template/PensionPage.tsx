import { PensionTracing } from '@pension-trace/react/product';
import { createSupabaseAdapter } from '@pension-trace/react/supabase';
import '@pension-trace/react/styles.css';

// Supabase shows both under Project Settings, API Keys. The publishable key is no secret.
const url = 'https://your-project.supabase.co';
const publishableKey = 'sb_publishable_key';

const adapter = createSupabaseAdapter({ url, key: publishableKey });

/** The whole product, from sign-up to the portal. */
export function PensionPage() {
  return <PensionTracing adapter={adapter} config={{ companyName: 'Your Firm' }} routing="hash" />;
}
