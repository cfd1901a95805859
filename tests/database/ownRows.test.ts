import { beforeAll, expect, it } from 'vitest';
import { describeOnDatabase, type TestDatabase } from './engine';
import { procedureAccess } from './procedureAccess';
import { setTagOfBoth, setScene, type Scene } from './scene';

/** The tables that grow with the firm's customers. */
const growing = [
  'profiles',
  'addresses',
  'traces',
  'pensions',
  'searches',
  'activity',
  'tasks',
  'documents',
  'authorisations',
  'answered_requests',
  'invites',
];
const crowd = 3000;

/** Thousands of other customers with a row in every table, with statistics for the planner. */
const fillDatabase = [
  // Without triggers and foreign keys: only the number of rows matters.
  'set session_replication_role = replica',
  `insert into public.profiles (id, email, first_name, tags)
   select gen_random_uuid(), 'crowd-' || n || '@example.com', 'Ada', '{13}' from generate_series(1, ${crowd}) n`,
  `update private.authorisation_head set (number, hash) =
   (select number, hash from public.authorisations order by number desc limit 1)`,
  `insert into public.addresses (user_id, line1, city, postcode, type)
   select id, '1', 'X', 'EX71 3AA', 1 from public.profiles where email like 'crowd-%'`,
  `insert into public.traces (user_id, reference, name) select id, id::text, 'T' from public.profiles where email like 'crowd-%'`,
  `insert into public.pensions (user_id, reference, name, provider, type_id)
   select id, id::text, 'P', 'P', 1 from public.profiles where email like 'crowd-%'`,
  `insert into public.searches (user_id, trace_id, provider) select user_id, id, 'P' from public.traces where name = 'T'`,
  `insert into public.activity (user_id, entity_type, entity_id, description)
   select user_id, 6, id, 'A' from public.traces where name = 'T'`,
  `insert into public.tasks (user_id, title) select id, 'T' from public.profiles where email like 'crowd-%'`,
  `insert into public.documents (user_id, name, url)
   select id, 'D.pdf', id || '/d.pdf' from public.profiles where email like 'crowd-%'`,
  `insert into public.answered_requests (user_id, procedure, key, payload_sha256)
   select id, 'portal_user', 'crowded-key', '' from public.profiles where email like 'crowd-%'`,
  `insert into public.invites (email, name) select email, 'Ada' from public.profiles where email like 'crowd-%'`,
  `insert into public.authorisations
   select (jsonb_populate_record(a, jsonb_build_object('number', 1000000 + n, 'user_id', gen_random_uuid(), 'hash', n))).*
   from (select a from public.authorisations a limit 1) as one (a), generate_series(1, ${crowd}) n`,
  `update private.authorisation_head set (number, hash) =
   (select number, hash from public.authorisations order by number desc limit 1)`,
  'set session_replication_role = origin',
];

/** Procedures that read every customer's rows by design. */
const readsAll = ['backoffice_check_authorisations', 'backoffice_verify_evidence'];

/** The most frequent calls of an open portal. */
const frequent = [
  'portal_user',
  'portal_user_traces',
  'portal_user_pensions',
  'portal_user_documents',
  'portal_user_trace',
  'portal_activity',
  'portal_trace_searches',
];

describeOnDatabase('Among many customers', (database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene(database);
    await database.owner(
      `do $$ begin ${fillDatabase.map((sql) => `${sql.replace('set session', 'set local session')};`).join('\n')} end $$`,
    );
    for (const table of growing) await database.owner(`analyze public.${table}`);
  });

  it.each(['pensions', 'tasks'])('the caller’s rows of %s are read through an index', async (table) => {
    const plan = await database.as(scene.owner.id).select(`explain (costs off) select * from public.${table}`);
    const text = plan.map((row) => String(row['QUERY PLAN'])).join('\n');
    expect(text).toMatch(new RegExp(`Index.* ${table}_user_id`));
    expect(text).not.toContain('Seq Scan');
  });

  it('no procedure scans a whole table of customers', async () => {
    const wholeReads: string[] = [];
    for (const [procedure, access] of Object.entries(procedureAccess)) {
      const who = access.owner[0] === 'works' ? scene.owner.id : access.service[0] === 'works' ? 'service_role' : null;
      if (who === null || readsAll.includes(procedure)) continue;
      const tag = access.tags === 'any' ? 13 : (access.tags[0] ?? 13);
      wholeReads.push(...(await readWhole(database, { scene, procedure, who, tag })));
    }
    expect(wholeReads).toEqual([]);
  });

  // After five calls PostgreSQL may keep one plan for all customers.
  it.each(frequent)('%s scans no table of customers in a session of many calls', async (procedure) => {
    expect(await readWhole(database, { scene, procedure, who: scene.owner.id, tag: 13, calls: 8 })).toEqual([]);
  });

  it('detects a scan of a whole table', async () => {
    const call = { scene, procedure: 'portal_user_documents', who: scene.owner.id, tag: 13 };
    const change = 'drop index public.documents_user_id';
    expect(await readWhole(database, { ...call, change })).toEqual(['portal_user_documents reads documents']);
  });
});

interface Call {
  scene: Scene;
  procedure: string;
  who: string;
  tag: number;
  calls?: number;
  /** SQL of the owner before the calls. */
  change?: string;
}

/** The growing tables that a call scans sequentially, by PostgreSQL's statistics of the transaction. */
function readWhole(database: TestDatabase, { scene, procedure, who, tag, calls = 1, change }: Call) {
  return database.trial(async (trial) => {
    if (change !== undefined) await trial.owner(change);
    const scans = async () => {
      const rows = await trial.owner(
        'select relname as name, seq_scan::integer as scans from pg_stat_xact_user_tables',
      );
      return new Map(rows.map(({ name, scans: count }) => [String(name), Number(count)]));
    };
    await setTagOfBoth(trial, scene, tag);
    const before = await scans();
    for (let call = 1; call <= calls; call += 1) {
      await trial.as(who).rpc(procedure, procedureAccess[procedure]?.sends(scene.owner) ?? {});
    }
    const after = await scans();
    return growing
      .filter((table) => (after.get(table) ?? 0) > (before.get(table) ?? 0))
      .map((table) => `${procedure} reads ${table}`);
  });
}
