import { expect, it } from 'vitest';
import { addressLookup } from '../../src/backend/contracts/addressLookup';
import { procedureNames } from '../contract/procedureNames';
import { describeOnDatabase, type Row } from './engine';

const column = (rows: Row[], name: string) => rows.map((row) => row[name]);

/** Procedures that roles other than `authenticated` may call, or none. */
const forVisitors = ['marketing', 'marketing_update', 'news_unsubscribe', 'portal_welcome_back'];
const internal = ['portal_is_eligible'];
const isBackOffice = (name: unknown) => String(name).startsWith('backoffice_');

describeOnDatabase('The catalogue', (database) => {
  const callableBy = async (role: string) =>
    column(
      await database.owner(
        `select proname as name from pg_proc
         where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute')
         order by proname`,
        [role],
      ),
      'name',
    );
  const functions = async () =>
    column(
      await database.owner(
        `select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by proname`,
      ),
      'name',
    );

  it('has row-level security on every table', async () => {
    const tables = await database.owner(
      `select relname as name, relrowsecurity as secured from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')`,
    );
    expect(tables.length).toBeGreaterThan(15);
    expect(
      column(
        tables.filter(({ secured }) => secured !== true),
        'name',
      ),
    ).toEqual([]);
  });

  it('has no view, because a view bypasses row-level security', async () => {
    const views = await database.owner(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
    );
    expect(views).toEqual([]);
  });

  it('has a fixed, empty search path in every function of ours', async () => {
    const open = await database.owner(
      `select proname as name from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce(proconfig, '{}') @> '{"search_path=\\"\\""}'`,
    );
    expect(column(open, 'name')).toEqual([]);
  });

  it('grants no function to PUBLIC', async () => {
    const open = await database.owner(
      `select proname as name from pg_proc f
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and exists (
           select from aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) acl
           where acl.grantee = 0 and acl.privilege_type = 'EXECUTE'
         )`,
    );
    expect(column(open, 'name')).toEqual([]);
  });

  it('grants each procedure only to the roles that need it', async () => {
    const all = await functions();
    expect(await callableBy('anon')).toEqual(forVisitors);
    expect(await callableBy('authenticated')).toEqual(
      all.filter((name) => !internal.includes(String(name)) && !isBackOffice(name)),
    );
    expect(await callableBy('service_role')).toEqual(all.filter(isBackOffice));
  });

  it('has a procedure for every contract', async () => {
    const inSql = procedureNames.filter((name) => name !== addressLookup.name);
    expect(await functions()).toEqual(expect.arrayContaining(inSql));
  });

  it('grants no role usage of the private schema', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const [row] = await database.owner(`select has_schema_privilege($1, 'private', 'usage') as open`, [role]);
      expect(row?.open, role).toBe(false);
    }
  });

  it('lets customers read only the tables that the client reads, and write none', async () => {
    const granted = async (role: string) =>
      (
        await database.owner(
          `select c.relname as name, string_agg(distinct acl.privilege_type, ',') as rights
           from pg_class c, aclexplode(c.relacl) acl
           where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and acl.grantee = $1::regrole
           group by 1 order by 1`,
          [role],
        )
      ).map(({ name, rights }) => [name, rights]);
    expect(await granted('anon')).toEqual([]);
    expect(await granted('authenticated')).toEqual(
      [
        'agreements',
        'guides',
        'industries',
        'pension_providers',
        'pension_types',
        'pensions',
        'removals',
        'sample_addresses',
        'tasks',
        'trace_statuses',
      ].map((name) => [name, 'SELECT']),
    );
  });

  it('lets the service role read signed records, and write none', async () => {
    const [row] = await database.owner(
      `select has_table_privilege('service_role', 'public.authorisations', 'select') as reads,
              has_table_privilege('service_role', 'public.authorisations', 'insert, update, delete, truncate') as writes`,
    );
    expect(row).toEqual({ reads: true, writes: false });
  });

  it('has an index for every column that row-level security filters by', async () => {
    const missing = await database.owner(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and not exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)`,
    );
    expect(column(missing, 'name')).toEqual([]);
  });

  it('evaluates the caller once per query in policies, not once per row', async () => {
    const policies = await database.owner(
      `select tablename as name, coalesce(qual, '') || coalesce(with_check, '') as rule from pg_policies
       where schemaname in ('public', 'storage')`,
    );
    expect(policies.length).toBeGreaterThan(10);
    const perRow = policies.filter(({ rule }) =>
      String(rule)
        .replaceAll(/SELECT auth\.uid\(\)/gi, '')
        .includes('uid('),
    );
    expect(column(perRow, 'name')).toEqual([]);
  });

  it('publishes live changes of tasks, guides, traces, pensions and removals only', async () => {
    const published = await database.owner(
      `select tablename as name from pg_publication_tables where pubname = 'supabase_realtime' order by 1`,
    );
    expect(column(published, 'name')).toEqual(['guides', 'pensions', 'removals', 'tasks', 'traces']);
  });

  it('lets customers read only the key columns of a trace, even after the firm adds a column', async () => {
    await database.trial(async (trial) => {
      await trial.owner('alter table public.traces add column notes text');
      const readable = await trial.owner(`
        select attname as name from pg_attribute
        where attrelid = 'public.traces'::regclass and attnum > 0 and not attisdropped
          and has_column_privilege('authenticated', attrelid, attnum, 'select')
        order by 1`);
      expect(column(readable, 'name')).toEqual(['id', 'user_id']);
    });
  });
});
