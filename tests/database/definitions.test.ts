import { expect, it } from 'vitest';
import { checkDefinitions, createManifest } from '../../bin/evidence/checkDefinitions';
import manifest from '../../bin/evidence/manifest.json';
import { readDefinitions } from '../../bin/evidence/readDefinitions';
import { describeOnBothEngines, type Trial } from './engine';

describeOnBothEngines('The definitions that evidence depends on', (database) => {
  async function read(trial: Trial) {
    await trial.owner('set local search_path to pg_catalog');
    const query = (sql: string) => trial.owner(sql);
    return readDefinitions({ query, exec: async (sql) => void (await query(sql)) });
  }

  it('match the manifest', async () => {
    const found = await database.trial(read);
    // After a change of the migrations: npx vitest run --project database tests/database/definitions.test.ts -u
    const text = `${JSON.stringify(createManifest(found), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../bin/evidence/manifest.json');
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
      'a firm’s own anchor, which is allowed',
      `create or replace function private.anchor(p_number bigint, p_hash text) returns void language sql as 'select'`,
      [],
    ],
  ])('report problems for %s', async (_what, change, problems) => {
    const found = await database.trial(async (trial) => {
      for (const statement of change.split(/;\s+(?=create|grant)/)) await trial.owner(statement);
      return read(trial);
    });
    expect(checkDefinitions(found, manifest).map(({ problem }) => problem)).toEqual(problems);
  });
});
