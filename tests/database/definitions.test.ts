import { expect, it } from 'vitest';
import { checkDefinitions, createManifest } from '../../cli/evidence/checkDefinitions';
import manifest from '../../cli/evidence/manifest.json';
import { readDefinitions } from '../../cli/evidence/readDefinitions';
import { describeOnBothEngines, describeOnDatabase, type Trial } from './engine';

async function read(trial: Trial) {
  await trial.owner('set local search_path to pg_catalog');
  const query = (sql: string) => trial.owner(sql);
  return readDefinitions({ query, exec: async (sql) => void (await query(sql)) }, ['project_owner']);
}

describeOnBothEngines('The definitions that evidence depends on', (database) => {
  it('match the manifest', async () => {
    const found = await database.trial(read);
    // After a change of the migrations: npx vitest run --project database tests/database/definitions.test.ts -u
    const text = `${JSON.stringify(createManifest(found), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../cli/evidence/manifest.json');
    expect(Object.keys(manifest)).toEqual(
      expect.arrayContaining([
        'function private.wording_of(p_user uuid)',
        'function public.portal_agreements()',
        'table public.authorisations',
        'trigger keep_authorisation on public.authorisations',
        'policy everybody_reads on public.agreements',
        'permission select for authenticated on public.agreements',
      ]),
    );
  });
});

describeOnDatabase('The check of the definitions', (database) => {
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
      ['the constraint authorisations_kind_check on public.authorisations is missing'],
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
      'a procedure that signs for anybody',
      `create function public.forge(p_user uuid) returns void language sql security definer set search_path = '' as $$
         insert into public.authorisations (user_id, kind, data_protection, hmrc_authorised, signature, letter, agreements)
         values (p_user, 'application', true, true, 'x', '[]', '[]')
       $$`,
      ['the function public.forge(p_user uuid) names what was signed, and is not in supabase/migrations'],
    ],
    [
      'a procedure in another schema that signs for a customer who is not there',
      `create schema other;
       create function other.impersonate(p_user uuid) returns jsonb language plpgsql security definer
       set search_path = private as $$
       begin
         perform set_config('request.jwt.claims', jsonb_build_object('sub', p_user)::text, true);
         return sign('portal_authorisation', 'application', 11, 12, true, true, 'x', null);
       end
       $$`,
      ['the function other.impersonate(p_user uuid) names what was signed, and is not in supabase/migrations'],
    ],
    [
      'procedures that put their statements together',
      `create function public.hidden(p_sql text) returns void language plpgsql as $$ begin execute p_sql; end $$;
       create function public.escaped() returns void language sql as $$ delete from public.U&"auth\\006frisations" $$`,
      [
        'the function public.escaped() may reach what was signed, and is not in supabase/migrations',
        'the function public.hidden(p_sql text) may reach what was signed, and is not in supabase/migrations',
      ],
    ],
    [
      'what calls such a procedure, through another one',
      `create function private.first() returns jsonb language sql as $$ select public.anonymize_user('x') $$;
       create function private.second() returns jsonb language sql as $$ select private.first() $$`,
      [
        'the function private.first() names what was signed, and is not in supabase/migrations',
        'the function private.second() names what was signed, and is not in supabase/migrations',
      ],
    ],
    [
      'a view, a rule and a policy elsewhere',
      `create schema other;
       create view other.letters as select * from public.authorisations;
       create table other.inbox (id integer);
       create rule forward as on insert to other.inbox do instead delete from public.erasures;
       create policy peek on public.guides using (exists (select from public.agreements))`,
      [
        'the policy peek on public.guides names what was signed, and is not in supabase/migrations',
        'the rule forward on other.inbox names what was signed, and is not in supabase/migrations',
        'the rule _RETURN on other.letters names what was signed, and is not in supabase/migrations',
      ],
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
    [
      'procedures that do not reach it, which are allowed',
      `create schema other;
       create function other.greet() returns text language plpgsql as $$ begin return 'Good day'; end $$;
       create function private.now_here() returns timestamptz language sql as $$ select now() $$`,
      [],
    ],
    [
      'a firm’s own anchor, which is allowed',
      `create or replace function private.anchor(p_number bigint, p_hash text) returns void language sql as 'select'`,
      [],
    ],
  ])('report problems for %s', async (_what, change, problems) => {
    const found = await database.trial(async (trial) => {
      for (const statement of change.split(/;\s+(?=create|grant|alter)/)) await trial.owner(statement);
      return read(trial);
    });
    expect(checkDefinitions(found, manifest).map(({ problem }) => problem)).toEqual(problems);
  });

  it('report a job of pg_cron that signs or hides what it does, and none of supabase/optional', async () => {
    const found = await database.trial(async (trial) => {
      await trial.owner('create schema cron');
      await trial.owner('create table cron.job (jobid bigint, jobname text, command text)');
      await trial.owner(`insert into cron.job values
        (1, 'pension-trace-retention', 'select private.apply_retention()'),
        (2, 'pension-trace-erasures', 'select private.erase_due_customers()'),
        (3, 'pension-trace-anchor', 'select private.anchor_again(number, hash) from private.authorisation_head'),
        (4, 'vacuum', 'vacuum'),
        (5, 'pension-trace-erasures', 'select private.erase_due_customers(); delete from public.authorisations'),
        (6, null, 'do $x$ begin execute ''delete from '' || ''public.auth''; end $x$')`);
      return read(trial);
    });
    expect(checkDefinitions(found, manifest).map(({ problem }) => problem)).toEqual([
      'the job 6 on cron.job may reach what was signed, and is not in supabase/migrations',
      'the job pension-trace-erasures on cron.job names what was signed, and is not in supabase/migrations',
    ]);
  });
});
