import * as z from 'zod/mini';
import type { EvidenceTransaction } from './EvidenceDatabase';

/** A definition in a database, apart from those of the platform. */
const definition = z.object({
  kind: z.string(),
  name: z.string(),
  /** The table, function or other object that it belongs to; itself for these. */
  of: z.string(),
  text: z.string(),
});
export type Definition = z.infer<typeof definition>;
export const definitions = z.array(definition);

/** The roles of the API. They are never trusted. */
const apiRoles = `('anon', 'authenticated', 'service_role', 'authenticator')`;

/**
 * Whether an object in a schema is the owner's. What an extension brought is the platform's, and what belongs to a role as
 * which the owner cannot act, or stands in a schema of such a role.
 */
function isOwn(role: string): string {
  return `(${role} in (select oid from own)
    or ${role} in (select oid from acting) and nspowner in (select oid from acting))`;
}

/*
 * Names are qualified, because the search path is pg_catalog. Reads the catalogues, because the information schema is
 * incomplete. PostgreSQL numbers what was there before the first statement of a person below 16384.
 */
const definitionsQuery = (owners: string) => `
with named as (
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
own as (
  select oid from named
  union
  select nspowner from pg_namespace where nspname = 'private'
),
acting as (
  select r.oid from pg_roles r where exists (select from own where pg_has_role(own.oid, r.oid, 'MEMBER'))
),
member as (
  select classid, objid from pg_depend where deptype = 'e'
),
space as (
  select oid, nspname, nspowner, nspacl, nspname in ('public', 'private') as is_ours
  from pg_namespace where nspname !~ '^pg_(toast|temp)'
),
object as (
  select c.oid, nspname || '.' || relname as name, relkind, relowner as owner, is_ours, relacl as acl, relpersistence,
    relrowsecurity, relforcerowsecurity, reloptions
  from pg_class c join space n on n.oid = relnamespace
  where c.oid >= 16384 and relkind in ('r', 'p', 'v', 'm', 'f') and (is_ours or ${isOwn('relowner')})
    and ('pg_class'::regclass, c.oid) not in (select * from member)
),
routine as (
  select p.oid, nspname || '.' || proname as name, prokind, proowner as owner, is_ours, proacl as acl,
    nspname || '.' || proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as signature
  from pg_proc p join space n on n.oid = pronamespace
  where p.oid >= 16384 and ('pg_proc'::regclass, p.oid) not in (select * from member)
    and (is_ours or ${isOwn('proowner')} or nspname = 'auth' and proname in ('uid', 'jwt'))
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
  from pg_default_acl join space on space.oid = defaclnamespace
  where is_ours and defaclrole in (select oid from named) and defaclobjtype in ('r', 'S', 'f')
),
-- A customer needs USAGE on public, and nobody needs it on private.
grants as (
  select name, owner, coalesce(acl, acldefault('f', owner)) as acl, 'USAGE' as allowed from routine where is_ours
  union all
  select name, owner, coalesce(acl, acldefault('r', owner)), '' from object where is_ours
  union all
  select name, owner, attacl, '' from object join pg_attribute on attrelid = object.oid where is_ours and attacl is not null
  union all
  select nspname, nspowner, nspacl, case nspname when 'public' then 'USAGE' else '' end from space where is_ours
)
select 'function' as kind, signature as name, name as of, case prokind
  when 'a' then (select concat_ws(' ', aggtransfn, aggfinalfn, aggcombinefn, agginitval) from pg_aggregate where aggfnoid = oid)
  else pg_get_functiondef(oid)
end as text from routine
union all
select 'schema', nspname, nspname, '' from space
where is_ours or oid >= 16384 and nspowner in (select oid from acting)
  and ('pg_namespace'::regclass, oid) not in (select * from member)
union all
select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'f' then 'foreign table' else 'table' end,
  name, name, concat_ws(E'\\n', relkind, relpersistence, relrowsecurity, relforcerowsecurity, reloptions::text, (
    select string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated),
      E'\\n' order by attnum)
    from pg_attribute where attrelid = object.oid and attnum > 0 and not attisdropped
  ), case when relkind in ('v', 'm') then pg_get_viewdef(oid) end, (
    select ftoptions::text from pg_foreign_table where ftrelid = oid
  )) from object
union all
select 'default', attname, name, pg_get_expr(adbin, adrelid)
from pg_attrdef join object on object.oid = adrelid join pg_attribute on attrelid = adrelid and attnum = adnum
union all
select 'type', nspname || '.' || typname, nspname || '.' || typname, concat_ws(E'\\n', typtype, typnotnull, typdefault,
  format_type(nullif(typbasetype, 0), typtypmod),
  (select string_agg(pg_get_constraintdef(c.oid), E'\\n' order by conname) from pg_constraint c where contypid = t.oid),
  (select string_agg(enumlabel, E'\\n' order by enumsortorder) from pg_enum where enumtypid = t.oid),
  (select string_agg(attname || ' ' || format_type(atttypid, atttypmod), E'\\n' order by attnum)
    from pg_attribute where attrelid = typrelid and attnum > 0 and not attisdropped))
from pg_type t join space on space.oid = typnamespace left join pg_class c on c.oid = typrelid
where t.oid >= 16384 and typtype in ('b', 'c', 'd', 'e', 'r') and typcategory <> 'A' and coalesce(relkind, 'c') = 'c'
  and (is_ours or ${isOwn('typowner')}) and ('pg_type'::regclass, t.oid) not in (select * from member)
union all
select 'child table', inhrelid::regclass::text, name, '' from pg_inherits join object on object.oid = inhparent
union all
select 'trigger', tgname, nspname || '.' || relname, pg_get_triggerdef(t.oid) || ' ' || tgenabled::text
from pg_trigger t join pg_class c on c.oid = tgrelid join space on space.oid = relnamespace
where not tgisinternal and (tgrelid in (select oid from object) or tgfoid in (select oid from routine))
union all
select 'event trigger', evtname, 'the database', concat_ws(' ', evtevent, evtfoid::regproc, evttags::text, evtenabled)
from pg_event_trigger e
where evtowner in (select oid from acting) and ('pg_event_trigger'::regclass, e.oid) not in (select * from member)
union all
-- The rule of a view is the view.
select 'rule', rulename, name, pg_get_ruledef(r.oid) || ' ' || ev_enabled::text
from pg_rewrite r join object on object.oid = ev_class where rulename <> '_RETURN'
union all
-- Supabase lets the owner write policies for tables of the platform.
select 'policy', polname, nspname || '.' || relname, concat_ws(' ', polcmd, polpermissive, (
  select string_agg(coalesce(rolname, 'public'), ', ' order by rolname)
  from unnest(polroles) as role left join pg_roles on oid = role
), pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
from pg_policy join pg_class c on c.oid = polrelid join space on space.oid = relnamespace
where ('pg_class'::regclass, polrelid) not in (select * from member)
union all
-- Also lists NOT NULL in PostgreSQL 18, which the columns have, and triggers.
select case when contype in ('c', 'x') then 'check' else 'constraint' end, conname, name, pg_get_constraintdef(c.oid)
from pg_constraint c join object on object.oid = conrelid where contype not in ('n', 't')
union all
select 'index', indexrelid::regclass::text, name, pg_get_indexdef(indexrelid)
from pg_index join object on object.oid = indrelid
where (indexprs is not null or indpred is not null or indisunique)
  and not exists (select from pg_constraint where conindid = indexrelid)
union all
-- A firm may let roles of its own read the views for its day.
select distinct 'permission', lower(privilege_type) || ' for ' || coalesce(rolname, 'public'), name, ''
from object, aclexplode(acl) left join pg_roles on oid = grantee
where name like 'office.%' and coalesce(rolname, 'public') in ('anon', 'authenticated', 'public')
union all
select distinct 'permission', lower(privilege_type) || ' for ' || coalesce(rolname, 'public')
  || case when is_grantable then ' with grant option' else '' end, name, ''
from grants, aclexplode(acl) left join pg_roles on oid = grantee
where grantee <> owner and grantee not in (select oid from trusted) and privilege_type <> allowed
union all
select 'owner', rolname, name, ''
from (
  select name, owner from object where is_ours
  union all
  select name, owner from routine where is_ours
  union all
  select nspname, nspowner from space where is_ours
) as owned
join pg_roles on pg_roles.oid = owned.owner
where owned.owner not in (select oid from trusted)
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
union all
select 'setting', parname, coalesce(rolname, 'public'), ''
from pg_parameter_acl, aclexplode(paracl) left join pg_roles on oid = grantee
where parname = 'session_replication_role' and grantee not in (select oid from trusted)
union all
select 'subscription', subname, 'the database', '' from pg_subscription
`;

const jobsQuery = `select 'job' as kind, coalesce(jobname, jobid::text) as name, 'cron.job' as of, command as text from cron.job`;

/**
 * Reads every routine, table, view, type, schema, trigger, rule, policy, constraint, default, job and permission, apart
 * from those of the platform. The search path must be pg_catalog.
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
    ...(found?.hasJobs === true ? await transaction.query(jobsQuery) : []),
  ]);
  // Servers sort in different ways.
  const placeOf = ({ kind, name, of }: Definition) => [kind, of, name].join('\n');
  return read.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}
