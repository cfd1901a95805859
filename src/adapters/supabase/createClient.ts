// A module of its own, so that bundlers split supabase-js from the first screen and drop what nothing uses.
export { createClient } from '@supabase/supabase-js';
