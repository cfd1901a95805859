/**
 * Stand-ins for Supabase's pg_net, pg_cron and Vault, which PostgreSQL lacks here. They store what they are asked to do;
 * a test writes the answers into net._http_response.
 */
export const hostedExtensions = `
create schema net;
create table net.sent (
  id bigint primary key generated always as identity, url text, body jsonb, headers jsonb, timeout integer
);
create table net._http_response (id bigint, status_code integer, content text);
create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint language sql as
  'insert into net.sent (url, body, headers, timeout) values (url, body, headers, timeout_milliseconds) returning id';
create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
create schema if not exists cron;
create table cron.planned (name text primary key, schedule text, command text);
create or replace function cron.schedule(name text, schedule text, command text) returns void language sql as
  'insert into cron.planned values ($1, $2, $3) on conflict (name) do update set command = excluded.command';
grant usage on schema net, vault, cron to project_owner;
grant all on all tables in schema net, vault, cron to project_owner;
grant usage on all sequences in schema net to project_owner;
`;
