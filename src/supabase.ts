export { createSupabaseAdapter } from './adapters/supabase/createSupabaseAdapter';
