import { contractSuite } from './contractSuite';
import { makeSupabaseWorld } from './supabaseWorld';

contractSuite('the Supabase adapter', makeSupabaseWorld);
