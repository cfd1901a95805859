import type { PensionTraceAdapter } from '@pension-trace/react/headless';
import { createSupabaseAdapter } from '@pension-trace/react/supabase';
import { createClient } from '@supabase/supabase-js';

export const adapter: PensionTraceAdapter = createSupabaseAdapter(
  createClient('https://project.example', 'anonymous'),
  {
    createClient: (options) => createClient('https://project.example', 'anonymous', options),
  },
);
