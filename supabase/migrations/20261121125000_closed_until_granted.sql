-- A Supabase project opens every new sequence, table and function to everybody who holds the public key. What stands
-- behind an identity column is nobody's to move, and what is made from here on is closed until it is granted.

revoke all on all sequences in schema public from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
