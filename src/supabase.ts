export type { SessionStorage } from './adapters/supabase/browserStorage';
export { createSupabaseAdapter, type SupabaseProject } from './adapters/supabase/createSupabaseAdapter';
export type { SupabaseAdapterOptions } from './adapters/supabase/createSupabaseAuth';
export type { CreateClient } from './adapters/supabase/secondClient';
export { mayHaveSession, type MayHaveSessionOptions } from './adapters/supabase/mayHaveSession';
export {
  supabaseClientOptions,
  type ClientOptions,
  type ProtectedOptions,
} from './adapters/supabase/supabaseClientOptions';
