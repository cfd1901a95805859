import { expect, it } from 'vitest';
import { checkDefinitions, createManifest } from '../../cli/evidence/checkDefinitions';
import manifest from '../../cli/evidence/manifest.json';
import { describeOnDatabase } from './engine';
import { readTrial, readWithOptional, releaseManifest, runAsOwner } from './releaseManifest';

describeOnDatabase('The definitions that evidence depends on', (database) => {
  it('match the manifest', async () => {
    const [found, withOptional] = [await database.trial(readTrial), await database.trial(readWithOptional)];
    // After a change of the migrations: npx vitest run --project database tests/database/definitions.test.ts -u
    const text = `${JSON.stringify(releaseManifest(found, withOptional), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../cli/evidence/manifest.json');
    expect(Object.keys(manifest.evidence)).toEqual(
      expect.arrayContaining([
        'function private.wording_of(p_user uuid)',
        'function public.portal_agreements()',
        'table public.authorisations',
        'trigger keep_authorisation on public.authorisations',
        'policy everybody_reads on public.agreements',
        'permission select for authenticated on public.agreements',
      ]),
    );
    expect(Object.keys(manifest.optional)).toEqual(
      expect.arrayContaining([
        'function private.anchor(p_number bigint, p_hash text)',
        'job pension-trace-erasures on cron.job',
      ]),
    );
  });

  it('may be those of supabase/optional', async () => {
    expect(checkDefinitions(await database.trial(readWithOptional))).toEqual({ broken: [], unknown: [] });
  });
});

const sign = `private.sign('portal_authorisation', 'application', 11, 12, true, true, 'x', null)`;

describeOnDatabase('The check of the definitions', (database) => {
  /** What an owner can leave behind for later. Reading their texts for forbidden words found none of them. */
  it.each<[string, string, string[], string[]]>([
    [
      'a variable called function',
      `create function public.quiet() returns void language plpgsql as $$
         declare function text := 'delete from public.auth' || 'orisations';
         begin execute function; end $$`,
      [],
      ['the function public.quiet() is not in supabase/migrations'],
    ],
    [
      'a default that signs',
      `create table public.inbox (id integer, answer jsonb default ${sign})`,
      [],
      ['the default answer on public.inbox is not in supabase/migrations'],
    ],
    [
      'a check that signs',
      `create table public.inbox (id integer, constraint quiet check (${sign} is not null))`,
      [],
      ['the check quiet on public.inbox is not in supabase/migrations'],
    ],
    [
      'a domain that signs',
      `create domain public.quiet as integer check (${sign} is not null)`,
      [],
      ['the type public.quiet is not in supabase/migrations'],
    ],
    [
      'a trigger that signs when it is asked whether to run',
      `create trigger quiet before update on public.guides for each row
         when (${sign} is not null) execute function suppress_redundant_updates_trigger()`,
      [],
      ['the trigger quiet on public.guides is not in supabase/migrations'],
    ],
    [
      'a statement for ts_stat',
      `create function public.quiet() returns bigint language sql as $$
         select count(*) from ts_stat('delete from public.auth' || 'orisations returning to_tsvector(kind)') $$`,
      [],
      ['the function public.quiet() is not in supabase/migrations'],
    ],
    [
      'a schema with the name of a platform’s, and a role of its own',
      `create role helper;
       grant helper to project_owner with set true;
       create schema topology;
       grant create on schema topology to helper;
       create function topology.quiet(p_sql text) returns void language plpgsql security definer as $$
         begin execute p_sql; end $$;
       alter function topology.quiet(text) owner to helper`,
      [],
      [
        'the function topology.quiet(p_sql text) is not in supabase/migrations',
        'the schema topology is not in supabase/migrations',
      ],
    ],
    [
      'an overload of anchor',
      `create function private.anchor(p_number bigint, p_hash varchar) returns void language sql as $$ select ${sign} $$`,
      ['the function private.anchor(p_number bigint, p_hash character varying) is not in supabase/migrations'],
      [],
    ],
    [
      'another anchor',
      `create or replace function private.anchor(p_number bigint, p_hash text) returns void language sql as $$
         select ${sign} $$`,
      ['the function private.anchor(p_number bigint, p_hash text) is not the one in supabase/migrations'],
      [],
    ],
    [
      'USAGE on private',
      'grant usage on schema private to authenticated',
      ['the permission usage for authenticated on private is not in supabase/migrations'],
      [],
    ],
    [
      'a role that reads the views for the firm’s day, and customers who do',
      `create role reader;
       grant usage on schema office to reader, authenticated;
       grant select on all tables in schema office to reader;
       grant select on office.people to authenticated`,
      [],
      ['the permission select for authenticated on office.people is not in supabase/migrations'],
    ],
    [
      'a firm’s own view, and a table that nothing runs for',
      `create table public.branches (id integer primary key, name text);
       create view public.open_traces as select * from public.traces`,
      [],
      ['the view public.open_traces is not in supabase/migrations'],
    ],
    [
      'a procedure that is not of the evidence',
      `create or replace function public.portal_drafts() returns jsonb language sql as $$ select '[]'::jsonb $$`,
      [],
      ['the function public.portal_drafts() is not the one in supabase/migrations'],
    ],
    [
      'a rule and an aggregate in a schema of the firm',
      `create schema firm;
       create table firm.inbox (id integer);
       create rule forward as on insert to firm.inbox do instead delete from public.erasures;
       create aggregate firm.total(integer) (sfunc = int4pl, stype = integer)`,
      [],
      [
        'the function firm.total(integer) is not in supabase/migrations',
        'the rule forward on firm.inbox is not in supabase/migrations',
        'the schema firm is not in supabase/migrations',
      ],
    ],
  ])('names %s', async (_what, change, broken, unknown) => {
    const found = await database.trial(async (trial) => {
      await runAsOwner(trial, change);
      return readTrial(trial);
    });
    expect(checkDefinitions(found)).toEqual({ broken, unknown });
  });

  it('leaves out what the owner put into a manifest, until it changes', async () => {
    const own = await database.trial(async (trial) => {
      await runAsOwner(
        trial,
        'create view public.open_traces as select * from public.traces; alter table public.guides add more text',
      );
      await trial.owner('drop function public.portal_drafts()');
      return createManifest(await readTrial(trial));
    });
    expect(Object.keys(own)).toEqual([
      'table public.guides',
      'view public.open_traces',
      'function public.portal_drafts()',
    ]);
    const [same, changed] = await database.trial(async (trial) => {
      await runAsOwner(
        trial,
        'create view public.open_traces as select * from public.traces; alter table public.guides add more text',
      );
      await trial.owner('drop function public.portal_drafts()');
      const before = await readTrial(trial);
      await trial.owner('create or replace view public.open_traces as select * from public.traces where false');
      return [before, await readTrial(trial)];
    });
    expect(checkDefinitions(same, own)).toEqual({ broken: [], unknown: [] });
    expect(checkDefinitions(changed, own)).toEqual({
      broken: [],
      unknown: ['the view public.open_traces is not in supabase/migrations'],
    });
  });

  it.each<[string, string, string[]]>([
    ['nothing', 'select 1', []],
    [
      'a further trigger',
      `create function private.quietly() returns trigger language plpgsql as 'begin return null; end';
       create trigger a_quiet_one before insert on public.authorisations for each row execute function private.quietly()`,
      ['the trigger a_quiet_one on public.authorisations is not in supabase/migrations'],
    ],
    [
      'a trigger that never runs',
      `drop trigger keep_authorisation on public.authorisations;
       create trigger keep_authorisation before update or delete on public.authorisations
       for each row when (false) execute function private.keep_authorisation()`,
      ['the trigger keep_authorisation on public.authorisations is not the one in supabase/migrations'],
    ],
    [
      'a trigger that is switched off',
      'alter table public.agreements disable trigger keep_agreement',
      ['the trigger keep_agreement on public.agreements is not the one in supabase/migrations'],
    ],
    [
      'a missing trigger',
      'drop trigger seal_agreement on public.agreements',
      ['the trigger seal_agreement on public.agreements is missing'],
    ],
    [
      'triggers that are switched off for a role',
      'alter role service_role set session_replication_role = replica',
      ['the setting session_replication_role=replica on service_role is not in supabase/migrations'],
    ],
    [
      'a rule',
      'create rule nothing as on insert to public.authorisations do instead nothing',
      ['the rule nothing on public.authorisations is not in supabase/migrations'],
    ],
    [
      'a policy',
      'create policy all_read on public.authorisations for select to authenticated using (true)',
      ['the policy all_read on public.authorisations is not in supabase/migrations'],
    ],
    [
      'a changed policy',
      'alter policy own_authorisations on public.authorisations using (true)',
      ['the policy own_authorisations on public.authorisations is not the one in supabase/migrations'],
    ],
    [
      'a table without row-level security',
      'alter table public.authorisations disable row level security',
      ['the table public.authorisations is not the one in supabase/migrations'],
    ],
    [
      'a table that adds rows to another',
      'create table public.more () inherits (public.authorisations)',
      ['the child table public.more on public.authorisations is not in supabase/migrations'],
    ],
    [
      'a missing check',
      'alter table public.authorisations drop constraint authorisations_kind_check',
      ['the check authorisations_kind_check on public.authorisations is missing'],
    ],
    [
      'a permission on a table, and on one column',
      `grant update on public.agreements to service_role; grant insert (hash) on public.authorisations to authenticated`,
      [
        'the permission update for service_role on public.agreements is not in supabase/migrations',
        'the permission insert for authenticated on public.authorisations is not in supabase/migrations',
      ],
    ],
    [
      'a permission to call what only procedures call',
      'grant execute on function private.erase_authorisations(uuid) to anon',
      ['the permission execute for anon on private.erase_authorisations is not in supabase/migrations'],
    ],
    [
      'a permission to define functions',
      'grant create on schema private to authenticated',
      ['the permission create for authenticated on private is not in supabase/migrations'],
    ],
    [
      'a customer who is the back-office',
      'grant service_role to authenticated',
      ['the permission everything that service_role may on authenticated is not in supabase/migrations'],
    ],
    [
      'another owner of a table',
      'alter table public.authorisations owner to authenticated',
      ['the owner authenticated on public.authorisations is not in supabase/migrations'],
    ],
    [
      'another wording',
      `create or replace function public.portal_agreements() returns jsonb
       language sql as $$ select '{}'::jsonb $$`,
      ['the function public.portal_agreements() is not the one in supabase/migrations'],
    ],
    [
      'another digest',
      `create or replace function private.digest(p_text text) returns text language sql immutable as $$ select 'x' $$`,
      ['the function private.digest(p_text text) is not the one in supabase/migrations'],
    ],
    [
      'a second function of the same name',
      `create function private.digest(p_text varchar) returns text language sql immutable as $$ select 'x' $$`,
      [
        'the function private.digest(p_text character varying) is not in supabase/migrations',
        'the permission execute for public on private.digest is not in supabase/migrations',
      ],
    ],
    [
      'another date of birth from which customers sign for HMRC',
      `create or replace function private.needs_hmrc(p_user uuid) returns boolean language sql stable as 'select false'`,
      ['the function private.needs_hmrc(p_user uuid) is not the one in supabase/migrations'],
    ],
    [
      'another owner of the schema, whose functions are then its own',
      `alter schema private owner to service_role;
       alter function private.sign(text, text, integer, integer, boolean, boolean, text, text) owner to service_role`,
      [
        'the owner service_role on private is not in supabase/migrations',
        'the owner service_role on private.sign is not in supabase/migrations',
      ],
    ],
    [
      'a role that is the owner too',
      `create role helper;
       grant project_owner to helper`,
      ['the permission everything that project_owner may on helper is not in supabase/migrations'],
    ],
    [
      'the back-office as a superuser',
      'alter role service_role superuser',
      ['the permission everything, past row-level security, on service_role is not in supabase/migrations'],
    ],
    [
      'open defaults for new tables and functions',
      `alter default privileges for role project_owner in schema public grant insert on tables to anon;
       alter default privileges for role project_owner grant execute on functions to public`,
      [
        'the default privilege execute for public on new functions is not in supabase/migrations',
        'the default privilege insert for anon on new tables in public is not in supabase/migrations',
      ],
    ],
    [
      'another customer in every call',
      `create or replace function auth.uid() returns uuid language sql stable as $$
         select '00000000-0000-4000-8000-000000000001'::uuid
       $$`,
      ['the function auth.uid() is not the platform’s own'],
    ],
    [
      'Supabase’s own auth.uid() and auth.jwt(), which are allowed',
      `create or replace function auth.uid() returns uuid language sql stable as $$
         select
         coalesce(
           nullif(current_setting('request.jwt.claim.sub', true), ''),
           (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
         )::uuid
       $$;
       create function auth.jwt() returns jsonb language sql stable as $$
         select
         coalesce(
           nullif(current_setting('request.jwt.claim', true), ''),
           nullif(current_setting('request.jwt.claims', true), '')
         )::jsonb
       $$`,
      [],
    ],
    [
      'an auth.jwt() of somebody else',
      `create function auth.jwt() returns jsonb language sql stable security definer as $$ select '{}'::jsonb $$`,
      ['the function auth.jwt() is not the platform’s own'],
    ],
  ])('report problems for %s', async (_what, change, problems) => {
    const found = await database.trial(async (trial) => {
      for (const statement of change.split(/;\s+(?=create|grant|alter)/)) await trial.owner(statement);
      return readTrial(trial);
    });
    expect(checkDefinitions(found).broken).toEqual(problems);
  });

  it('names each job of pg_cron that is not one of supabase/optional', async () => {
    const found = await database.trial(async (trial) => {
      await trial.owner('create schema cron');
      await trial.owner('create table cron.job (jobid bigint, jobname text, command text)');
      await trial.owner(`insert into cron.job values
        (1, 'pension-trace-retention', 'select private.apply_retention()'),
        (2, 'pension-trace-erasures', 'select private.erase_due_customers()'),
        (3, 'pension-trace-anchor', 'select private.anchor_again(number, hash) from private.authorisation_head'),
        (5, 'pension-trace-erasures', 'select private.erase_due_customers(); delete from public.authorisations'),
        (6, null, 'vacuum')`);
      return readTrial(trial);
    });
    expect(checkDefinitions(found)).toEqual({
      broken: [],
      unknown: [
        'the job 6 on cron.job is not in supabase/migrations',
        'the job pension-trace-erasures on cron.job is not the one in supabase/migrations',
      ],
    });
  });
});
