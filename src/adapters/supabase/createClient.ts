import { createClient as create, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';

/** A module of its own, so that bundlers split supabase-js from the first screen, without what nothing uses. */
export const createClient: (url: string, key: string, options: SupabaseClientOptions<'public'>) => SupabaseClient =
  create;
