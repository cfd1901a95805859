import * as z from 'zod/mini';
import type { EvidenceTransaction } from './EvidenceDatabase';
import { parse } from './parse';

/** A definition in the schemas `public` and `private`. */
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

/* Reads pg_trigger, pg_rewrite and the other catalogues, because the information schema is incomplete. */
const query = `
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
owner as (
  select nspowner as oid from pg_namespace where nspname = 'private'
),
trusted as (
  select oid from pg_roles where rolsuper or rolname in ('postgres', 'pg_database_owner')
  union
  select oid from owner
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
from (select name, owner from object union all select name, owner from routine) as owned
join pg_roles on pg_roles.oid = owned.owner
where owned.owner not in (select oid from trusted)
union all
select 'permission', 'create for ' || coalesce(rolname, 'public'), nspname, ''
from pg_namespace, aclexplode(nspacl) left join pg_roles on oid = grantee
where nspname in ${schemas} and privilege_type = 'CREATE' and grantee <> nspowner
  and grantee not in (select oid from trusted)
union all
select 'permission', 'everything, past row-level security,', rolname, ''
from pg_roles where rolname in ('anon', 'authenticated') and (rolsuper or rolbypassrls)
union all
select 'permission', 'everything that ' || parent.rolname || ' may', child.rolname, ''
from pg_auth_members join pg_roles child on child.oid = member join pg_roles parent on parent.oid = roleid
where child.rolname in ('anon', 'authenticated')
union all
select 'setting', setting, coalesce(rolname, 'the whole database'), ''
from pg_db_role_setting left join pg_roles on oid = setrole, unnest(setconfig) as setting
where setting like 'session_replication_role=%' and setdatabase in (0, (select oid from pg_database where datname = current_database()))
order by 1, 3, 2
`;

/**
 * Reads the definitions of functions, tables, triggers, rules, policies, constraints and permissions. The search path
 * must be pg_catalog.
 */
export async function readDefinitions(transaction: EvidenceTransaction): Promise<Definition[]> {
  return parse(definitions, await transaction.query(query));
}
