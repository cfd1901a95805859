/**
 * The part of a new Supabase project that the migrations need: its roles, default grants, and the auth and storage
 * tables that the migrations use. As on Supabase, the role that pushes migrations is no superuser and does not own the
 * auth tables.
 */
export const supabasePrelude = `
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'project_owner', 'auth_admin'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
end
$$;
alter role service_role bypassrls;
alter role project_owner bypassrls createrole;
do $$
begin
  execute format('grant create on database %I to project_owner', current_database());
end
$$;

grant usage on schema public to anon, authenticated, service_role;
grant all on schema public to project_owner;
alter default privileges for role project_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant all on sequences to anon, authenticated, service_role;

create schema extensions;
create schema auth;
grant usage on schema auth to anon, authenticated, service_role, project_owner, auth_admin;
create table auth.users (
  id uuid primary key,
  email varchar(255) unique,
  encrypted_password varchar(255),
  phone text unique,
  recovery_token varchar(255),
  email_change varchar(255),
  email_change_token_new varchar(255) default '',
  phone_change text default '',
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null
);
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade
);
create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  user_id varchar(255),
  session_id uuid references auth.sessions (id) on delete cascade
);
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash text not null,
  relates_to text not null
);
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null
);
create table auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  payload json
);
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;

grant all on all tables in schema auth to project_owner, auth_admin;

create schema storage;
grant usage on schema storage to anon, authenticated, service_role, project_owner;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner_id text,
  metadata jsonb,
  created_at timestamptz default now(),
  unique (bucket_id, name)
);
create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1]
$$;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- On Supabase an extension lets project owners write policies for a table that they do not own.
alter table storage.buckets owner to project_owner;
alter table storage.objects owner to project_owner;

create publication supabase_realtime;
alter publication supabase_realtime owner to project_owner;
`;

/** After the migrations, the storage tables are the platform's again. */
export const storageOwner = `
alter table storage.buckets owner to auth_admin;
alter table storage.objects owner to auth_admin;
grant usage on schema storage to auth_admin;
grant all on storage.buckets, storage.objects to project_owner;
`;
