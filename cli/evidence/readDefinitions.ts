import * as z from 'zod/mini';
import type { EvidenceTransaction } from './EvidenceDatabase';
import { reachingQuery } from './reachingQuery';

/** A definition in the schemas `public` and `private`, or one elsewhere that may reach their tables. */
const definition = z.object({
  kind: z.string(),
  name: z.string(),
  /** The table or the function that it belongs to; itself for these two. */
  of: z.string(),
  text: z.string(),
});
export type Definition = z.infer<typeof definition>;
export const definitions = z.array(definition);

/** Names are qualified, because the search path is pg_catalog. */
const schemas = `('public', 'private')`;

/** The roles of the API. They are never trusted. */
const apiRoles = `('anon', 'authenticated', 'service_role', 'authenticator')`;

/* Reads pg_trigger, pg_rewrite and the other catalogues, because the information schema is incomplete. */
const definitionsQuery = (owners: string) => `
with object as (
  select c.oid, n.nspname || '.' || c.relname as name, c.relkind, c.relowner as owner, n.oid as schema, c.relacl as acl,
    c.relpersistence, c.relrowsecurity, c.relforcerowsecurity
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${schemas} and c.relkind in ('r', 'p', 'v', 'm', 'f')
),
routine as (
  select p.oid, n.nspname || '.' || p.proname as name, p.proowner as owner, p.proacl as acl,
    n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as signature
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ${schemas} and p.prokind in ('f', 'p')
),
named as (
  select oid from pg_roles where rolname in (${owners})
),
super as (
  select oid from pg_roles where rolsuper and rolname not in ${apiRoles}
  union
  select oid from named
),
trusted as (
  select oid from super
  union
  select r.oid from pg_roles r, pg_database d
  where r.rolname = 'pg_database_owner' and d.datname = current_database() and d.datdba in (select oid from super)
),
-- What new objects of the owners are open to: PostgreSQL's own default where none is set, and what a schema adds.
default_acl as (
  select named.oid as owner, kind.type, '' as place, coalesce(global.defaclacl, acldefault(kind.letter, named.oid)) as acl
  from named
  cross join (values ('r'::"char", 'r'::"char"), ('S', 's'), ('f', 'f')) as kind (type, letter)
  left join pg_default_acl global
    on global.defaclrole = named.oid and global.defaclnamespace = 0 and global.defaclobjtype = kind.type
  union all
  select defaclrole, defaclobjtype, ' in ' || nspname, defaclacl
  from pg_default_acl join pg_namespace n on n.oid = defaclnamespace
  where nspname in ${schemas} and defaclrole in (select oid from named) and defaclobjtype in ('r', 'S', 'f')
),
grants as (
  select name, owner, coalesce(acl, acldefault('f', owner)) as acl from routine
  union all
  select name, owner, coalesce(acl, acldefault('r', owner)) from object
  union all
  select object.name, owner, attacl
  from object join pg_attribute on attrelid = object.oid where attacl is not null
)
select 'function' as kind, signature as name, name as of, pg_get_functiondef(oid) as text from routine
union all
select 'table', name, name, concat_ws(E'\\n', relkind, relpersistence, relrowsecurity, relforcerowsecurity, (
  select string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
    pg_get_expr(adbin, adrelid)), E'\\n' order by attnum)
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = object.oid and attnum > 0 and not attisdropped
)) from object
union all
select 'child table', inhrelid::regclass::text, name, '' from pg_inherits join object on object.oid = inhparent
union all
select 'trigger', tgname, name, pg_get_triggerdef(t.oid) || ' ' || tgenabled::text
from pg_trigger t join object on object.oid = tgrelid where not tgisinternal
union all
-- The rule of a view is the view.
select 'rule', rulename, name, pg_get_ruledef(r.oid) || ' ' || ev_enabled::text
from pg_rewrite r join object on object.oid = ev_class
union all
select 'policy', polname, name, concat_ws(' ', polcmd, polpermissive, (
  select string_agg(coalesce(rolname, 'public'), ', ' order by rolname)
  from unnest(polroles) as role left join pg_roles on oid = role
), pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
from pg_policy join object on object.oid = polrelid
union all
-- PostgreSQL 18 lists NOT NULL here too; the columns have it.
select 'constraint', conname, name, pg_get_constraintdef(c.oid)
from pg_constraint c join object on object.oid = conrelid where contype <> 'n'
union all
select distinct 'permission', lower(privilege_type) || ' for ' || coalesce(rolname, 'public')
  || case when is_grantable then ' with grant option' else '' end, name, ''
from grants, aclexplode(acl) left join pg_roles on oid = grantee
where grantee <> owner and grantee not in (select oid from trusted)
union all
select 'owner', rolname, name, ''
from (
  select name, owner from object
  union all
  select name, owner from routine
  union all
  select nspname, nspowner from pg_namespace where nspname in ${schemas}
) as owned
join pg_roles on pg_roles.oid = owned.owner
where owned.owner not in (select oid from trusted)
union all
select 'permission', 'create for ' || coalesce(rolname, 'public'), nspname, ''
from pg_namespace, aclexplode(nspacl) left join pg_roles on oid = grantee
where nspname in ${schemas} and privilege_type = 'CREATE' and grantee <> nspowner
  and grantee not in (select oid from trusted)
union all
select 'permission', 'everything, past row-level security,', rolname, ''
from pg_roles
where rolname in ('anon', 'authenticated') and rolbypassrls or rolname in ${apiRoles} and rolsuper
union all
select 'permission', 'everything that ' || parent.rolname || ' may', child.rolname, ''
from pg_auth_members join pg_roles child on child.oid = member join pg_roles parent on parent.oid = roleid
where child.rolname in ('anon', 'authenticated', 'service_role')
  or child.oid not in (select oid from super) and (
    parent.oid in (select oid from trusted)
    or parent.rolname in ('pg_write_all_data', 'pg_write_server_files', 'pg_execute_server_program')
  )
union all
select 'default privilege', lower(privilege_type) || ' for ' || coalesce(rolname, 'public'),
  'new ' || case type when 'r' then 'tables' when 'S' then 'sequences' else 'functions' end || place, ''
from default_acl, aclexplode(acl) left join pg_roles on oid = grantee
where grantee not in (select oid from trusted)
union all
select 'setting', setting, coalesce(rolname, 'the whole database'), ''
from pg_db_role_setting left join pg_roles on oid = setrole, unnest(setconfig) as setting
where setting like 'session_replication_role=%' and setdatabase in (0, (select oid from pg_database where datname = current_database()))
`;

/**
 * Reads the definitions of functions, tables, triggers, rules, policies, constraints and permissions, and what else may
 * reach the tables of the evidence. The search path must be pg_catalog.
 *
 * @param owners The roles that may own and change everything, beside superusers.
 */
export async function readDefinitions(
  transaction: EvidenceTransaction,
  owners: readonly string[],
): Promise<Definition[]> {
  const names = owners.map((owner) => `'${owner.replaceAll("'", "''")}'`).join(', ');
  const [found] = await transaction.query(`select to_regclass('cron.job') is not null as "hasJobs"`);
  const read = z.parse(definitions, [
    ...(await transaction.query(definitionsQuery(names))),
    ...(await transaction.query(reachingQuery({ hasJobs: found?.hasJobs === true, owners: names }))),
  ]);
  // Servers sort in different ways.
  const placeOf = ({ kind, name, of }: Definition) => [kind, of, name].join('\n');
  return read.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}
