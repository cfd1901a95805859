/** A check of the schema. */
export interface SchemaCheck {
  /** The number of the same check in Supabase's database linter. */
  number: string;
  name: string;
  /** Returns one row, with `found`, per violation. */
  sql: string;
  /** Statements that create a violation. */
  bad: string[];
}

const exposed = `('public'::regnamespace)`;
const ours = `('public'::regnamespace, 'private'::regnamespace)`;
const policyText = `coalesce(p.qual, '') || ' ' || coalesce(p.with_check, '')`;
const callers = `array['anon', 'authenticated']`;

const executableBy = (role: string) => `
  select f.oid::regprocedure::text as found from pg_proc f
  where f.pronamespace in ${exposed} and f.prosecdef and has_function_privilege('${role}', f.oid, 'execute')`;

/**
 * The checks of Supabase's linter (https://supabase.com/docs/guides/database/database-linter) that need only a schema.
 * Missing: 0005, unused indexes, and 0020, bloat, which show in production only; 0012, anonymous sign-ins, which
 * \`config.toml\` decides.
 */
export const schemaChecks: readonly SchemaCheck[] = [
  {
    number: '0001',
    name: 'a foreign key without an index that begins with its columns',
    sql: `
      select format('%s (%s)', c.conrelid::regclass, c.conname) as found from pg_constraint c
      where c.contype = 'f' and c.connamespace in ${ours} and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
      )`,
    bad: ['create table public.bad (id int primary key, parent int references public.bad)'],
  },
  {
    number: '0002',
    name: 'a view that exposes the accounts',
    sql: `
      select distinct v.oid::regclass::text as found
      from pg_depend d
      join pg_rewrite r on r.oid = d.objid and d.classid = 'pg_rewrite'::regclass
      join pg_class v on v.oid = r.ev_class, unnest(${callers}) as role
      where d.refobjid = 'auth.users'::regclass and v.relnamespace in ${exposed}
        and has_table_privilege(role, v.oid, 'select')`,
    bad: ['create view public.bad as select id, email from auth.users', 'grant select on public.bad to authenticated'],
  },
  {
    number: '0003',
    name: 'a policy that evaluates the caller once per row',
    sql: `
      select format('%s: %s', p.tablename, p.policyname) as found from pg_policies p
      where p.schemaname in ('public', 'storage')
        and regexp_replace(${policyText}, 'SELECT (auth\\.\\w+|current_setting)\\(', '', 'gi')
          ~ '(auth\\.(uid|jwt|role|email)|current_setting)\\('`,
    bad: [
      'create table public.bad (id uuid primary key)',
      'create policy bad on public.bad for select to authenticated using (auth.uid() = id)',
    ],
  },
  {
    number: '0004',
    name: 'a table without a primary key',
    sql: `
      select t.oid::regclass::text as found from pg_class t
      where t.relnamespace in ${ours} and t.relkind in ('r', 'p')
        and not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`,
    bad: ['create table public.bad (id int)'],
  },
  {
    number: '0006',
    name: 'several permissive policies for one caller and action',
    sql: `
      select format('%s: %s for %s', p.tablename, role, action) as found
      from pg_policies p, unnest(p.roles) as role,
        unnest(case p.cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[p.cmd] end) as action
      where p.schemaname in ('public', 'storage') and p.permissive = 'PERMISSIVE'
      group by p.schemaname, p.tablename, role, action having count(*) > 1`,
    bad: [
      'create table public.bad (id int primary key)',
      'create policy one on public.bad for select to authenticated using (id = 1)',
      'create policy two on public.bad for all to authenticated using (id = 2)',
    ],
  },
  {
    number: '0007',
    name: 'policies on a table without row-level security',
    sql: `
      select distinct t.oid::regclass::text as found from pg_policy p join pg_class t on t.oid = p.polrelid
      where t.relnamespace in ${ours} and not t.relrowsecurity`,
    bad: [
      'create table public.bad (id int primary key)',
      'create policy bad on public.bad for select to authenticated using (id = 1)',
    ],
  },
  {
    number: '0008',
    name: 'row-level security without a policy',
    sql: `
      select t.oid::regclass::text as found from pg_class t
      where t.relnamespace in ${ours} and t.relkind in ('r', 'p') and t.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = t.oid)`,
    bad: ['create table public.bad (id int primary key)', 'alter table public.bad enable row level security'],
  },
  {
    number: '0009',
    name: 'two indexes that are the same',
    sql: `
      select string_agg(i.indexrelid::regclass::text, ' = ' order by i.indexrelid) as found
      from pg_index i join pg_class t on t.oid = i.indrelid
      where t.relnamespace in ${ours}
      group by i.indrelid, i.indkey, i.indclass, i.indoption, pg_get_expr(i.indexprs, i.indrelid),
        pg_get_expr(i.indpred, i.indrelid)
      having count(*) > 1`,
    bad: ['create table public.bad (id int primary key)', 'create index bad_again on public.bad (id)'],
  },
  {
    number: '0010',
    name: 'a view with the rights of its owner',
    sql: `
      select v.oid::regclass::text as found from pg_class v
      where v.relnamespace in ${exposed} and v.relkind = 'v'
        and not coalesce(v.reloptions::text ~ 'security_invoker=(true|on|1)', false)`,
    bad: ['create view public.bad as select name from public.industries'],
  },
  {
    number: '0011',
    name: 'a function whose search path depends on the caller',
    sql: `
      select f.oid::regprocedure::text as found from pg_proc f
      where f.pronamespace in ${ours} and not coalesce(f.proconfig, '{}') @> '{"search_path=\\"\\""}'`,
    bad: ['create function public.bad() returns int language sql as $$ select 1 $$'],
  },
  {
    number: '0013',
    name: 'a table without row-level security',
    sql: `
      select t.oid::regclass::text as found from pg_class t
      where t.relnamespace in ${ours} and t.relkind in ('r', 'p') and not t.relrowsecurity`,
    bad: ['create table public.bad (id int primary key)'],
  },
  {
    number: '0014',
    name: 'an extension in an exposed schema',
    sql: `select extname::text as found from pg_extension where extnamespace in ${exposed}`,
    bad: [
      'set local allow_system_table_mods = on',
      `update pg_extension set extnamespace = 'public'::regnamespace where extname = 'plpgsql'`,
    ],
  },
  {
    number: '0015',
    name: 'a policy that trusts user metadata',
    sql: `
      select format('%s: %s', p.tablename, p.policyname) as found from pg_policies p
      where ${policyText} ~ 'user_meta_?data'`,
    bad: [
      'create table public.bad (id int primary key)',
      `create policy bad on public.bad for select to authenticated
       using ((current_setting('request.jwt.claims')::jsonb -> 'user_metadata' ->> 'admin') = 'true')`,
    ],
  },
  {
    number: '0016',
    name: 'a materialised view, which has no row-level security, open to callers',
    sql: `
      select distinct v.oid::regclass::text as found from pg_class v, unnest(${callers}) as role
      where v.relnamespace in ${exposed} and v.relkind = 'm' and has_table_privilege(role, v.oid, 'select')`,
    bad: [
      'create materialized view public.bad as select name from public.industries',
      'grant select on public.bad to anon',
    ],
  },
  {
    number: '0017',
    name: 'a foreign table, which has no row-level security, open to callers',
    sql: `
      select distinct t.oid::regclass::text as found from pg_class t, unnest(${callers}) as role
      where t.relnamespace in ${exposed} and t.relkind = 'f' and has_table_privilege(role, t.oid, 'select')`,
    bad: [
      'create foreign data wrapper bad_wrapper',
      'create server bad_server foreign data wrapper bad_wrapper',
      'create foreign table public.bad (id int) server bad_server',
      'grant select on public.bad to anon',
    ],
  },
  {
    number: '0018',
    name: 'a column of a type that PostgreSQL upgrades do not support',
    sql: `
      select format('%s.%s', t.oid::regclass, a.attname) as found
      from pg_attribute a join pg_class t on t.oid = a.attrelid
      where t.relnamespace in ${ours} and t.relkind in ('r', 'p') and a.attnum > 0
        and a.atttypid in (
          'regcollation'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype, 'regnamespace'::regtype,
          'regoper'::regtype, 'regoperator'::regtype, 'regproc'::regtype, 'regprocedure'::regtype
        )`,
    bad: ['create table public.bad (id regproc)'],
  },
  {
    number: '0019',
    name: 'a queue without row-level security',
    sql: `
      select t.oid::regclass::text as found from pg_class t
      where t.relnamespace in (select oid from pg_namespace where nspname in ('pgmq', 'pgmq_public'))
        and t.relkind in ('r', 'p') and not t.relrowsecurity`,
    bad: ['create schema pgmq', 'create table pgmq.q_bad (id int primary key)'],
  },
  {
    number: '0021',
    name: 'a foreign key to a column of the auth service other than its primary key',
    sql: `
      select format('%s (%s)', c.conrelid::regclass, c.conname) as found
      from pg_constraint c
      join pg_class target on target.oid = c.confrelid and target.relnamespace = 'auth'::regnamespace
      join pg_index i on i.indexrelid = c.conindid
      where c.contype = 'f' and c.connamespace in ${ours} and not i.indisprimary`,
    bad: ['create table public.bad (email varchar(255) primary key references auth.users (email))'],
  },
  {
    number: '0022',
    name: 'an outdated extension',
    sql: `
      select e.extname::text as found from pg_extension e join pg_available_extensions a on a.name = e.extname
      where e.extversion <> a.default_version`,
    bad: [
      'set local allow_system_table_mods = on',
      `update pg_extension set extversion = '0.1' where extname = 'plpgsql'`,
    ],
  },
  {
    number: '0023',
    name: 'a column of secrets that callers can read',
    sql: `
      select distinct format('%s.%s', t.oid::regclass, a.attname) as found
      from pg_attribute a join pg_class t on t.oid = a.attrelid, unnest(${callers}) as role
      where t.relnamespace in ${exposed} and t.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0
        and not a.attisdropped and has_column_privilege(role, t.oid, a.attnum, 'select')
        -- A provider's own number, in the firm's directory.
        and (t.relname, a.attname) <> ('pension_providers', 'phone')
        and a.attname ~ '(national_insurance|signature|screenshot|birth|phone|password|secret|token|ssn|salt|evidence)'`,
    bad: [
      'create table public.bad (id int primary key, national_insurance text)',
      'grant select on public.bad to authenticated',
    ],
  },
  {
    number: '0024',
    name: 'a policy that lets everyone write',
    sql: `
      select format('%s: %s', p.tablename, p.policyname) as found from pg_policies p
      where p.schemaname in ('public', 'storage') and p.permissive = 'PERMISSIVE' and p.cmd <> 'SELECT'
        and 'true' in (lower(btrim(p.qual, '() ')), lower(btrim(p.with_check, '() ')))`,
    bad: [
      'create table public.bad (id int primary key)',
      'create policy bad on public.bad for insert to authenticated with check (true)',
    ],
  },
  {
    number: '0028',
    name: 'a function with the rights of its owner, open to visitors',
    sql: executableBy('anon'),
    bad: [
      `create function public.bad() returns int language sql security definer set search_path = '' as $$ select 1 $$`,
      'grant execute on function public.bad to anon',
    ],
  },
  {
    number: '0029',
    name: 'a function with the rights of its owner, open to customers',
    sql: executableBy('authenticated'),
    bad: [
      `create function public.bad() returns int language sql security definer set search_path = '' as $$ select 1 $$`,
      'grant execute on function public.bad to authenticated',
    ],
  },
];
