/** The schemas that Supabase and its extensions bring. Only what the owner or a role of the API put there is read. */
const platform = `(
  'auth', 'storage', 'extensions', 'graphql', 'graphql_public', 'realtime', '_realtime', 'vault', 'pgbouncer', 'net',
  'cron', 'supabase_functions', 'supabase_migrations', 'pgsodium', 'pgsodium_masks', 'pgmq', 'pgtle', 'repack', 'topology'
)`;

export interface ReachingQueryOptions {
  /** Whether the database has pg_cron. */
  hasJobs: boolean;
  /** The quoted names of the trusted owners. */
  owners: string;
}

/**
 * The query for definitions outside of the tables themselves: functions of other schemas, rules, policies and foreign
 * tables anywhere, jobs of pg_cron and subscriptions. Members of extensions are left out.
 */
export function reachingQuery({ hasJobs, owners }: ReachingQueryOptions): string {
  return `
with place as (
  select oid, nspname from pg_namespace
  where nspname not in ('pg_catalog', 'information_schema', 'public', 'private') and nspname not like 'pg\\_t%'
),
members as (
  select objid, classid from pg_depend where deptype = 'e'
)
select 'function' as kind, nspname || '.' || proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
  nspname || '.' || proname as of, pg_get_functiondef(p.oid) as text
from pg_proc p join place on place.oid = pronamespace join pg_roles owner on owner.oid = proowner
where prokind in ('f', 'p')
  and not exists (select from members where objid = p.oid and classid = 'pg_proc'::regclass)
  and (
    nspname not in ${platform}
    or rolname in (${owners}, 'anon', 'authenticated', 'service_role', 'authenticator')
    or nspname || '.' || proname in ('auth.uid', 'auth.jwt')
    or prosrc ~* 'authorisation|agreement|erasure'
  )
union all
select 'rule', rulename, nspname || '.' || relname, pg_get_ruledef(r.oid)
from pg_rewrite r join pg_class c on c.oid = ev_class join place on place.oid = relnamespace
where not exists (select from members where objid = c.oid and classid = 'pg_class'::regclass)
union all
select 'policy', polname, nspname || '.' || relname,
  concat_ws(' ', pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
from pg_policy join pg_class c on c.oid = polrelid join place on place.oid = relnamespace
union all
select 'foreign table', nspname || '.' || relname, nspname || '.' || relname,
  concat_ws(' ', relname, array_to_string(ftoptions, ' '))
from pg_foreign_table join pg_class c on c.oid = ftrelid join pg_namespace n on n.oid = relnamespace
union all
select 'subscription', subname, 'the database', subname from pg_subscription
${hasJobs ? jobs : ''}`;
}

const jobs = `
union all
select 'job', coalesce(jobname, jobid::text), 'cron.job', command from cron.job`;
