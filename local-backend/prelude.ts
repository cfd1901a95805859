import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';

const roles = `
do $$
declare
  wanted text;
begin
  foreach wanted in array array[
    'anon', 'authenticated', 'service_role', 'authenticator', 'postgres',
    'supabase_admin', 'supabase_auth_admin', 'supabase_storage_admin'
  ] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute pg_catalog.format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
end
$$;
alter role service_role bypassrls;
grant anon, authenticated, service_role to current_user;
`;

const extensions = `
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;
`;

/* Only before the first migration: the migrations revoke the default grants, and a later start must not undo that. */
const firstGrants = `
do $$
begin
  if to_regclass('local_backend.applied_files') is null then
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
  end if;
end
$$;
`;

/* Columns of Supabase's table that lite lacks, for a seed that uses them, and Supabase's functions. */
const auth = `
alter table auth.users add column if not exists instance_id uuid;
alter table auth.users add column if not exists is_super_admin boolean;
grant usage on schema auth to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;
`;

const storage = `
grant usage on schema storage to anon, authenticated, service_role;
`;

const realtime = `
do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
`;

const ownRecord = `
create schema if not exists local_backend;
create table if not exists local_backend.applied_files (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
`;

/**
 * The objects of a new Supabase project: roles, schemas, default grants, the auth and storage tables, and an empty
 * publication. `@supabase/lite` would create some of them itself, with grants that undo the migrations' revokes.
 * Running it again is safe.
 */
export function preludeSql(): string {
  const parts = [roles, extensions, getAuthSchemaSql(), auth, getStorageSchemaSql(), storage, firstGrants];
  return [...parts, realtime, ownRecord].join('\n');
}
