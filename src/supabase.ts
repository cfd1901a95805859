export { createSupabaseAdapter } from './adapters/supabase/createSupabaseAdapter';
export { oneRefreshAtATime, type OneRefreshOptions } from './adapters/supabase/oneRefreshAtATime';
export { supabaseClientOptions } from './adapters/supabase/supabaseClientOptions';
