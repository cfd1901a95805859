import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnDatabase, quoted, type Caller, type Row, type Trial } from './engine';
import { procedureAccess, type ProcedureAccess, type Verdict, type WhoCalls } from './procedureAccess';
import { fingerprintOfOthers, ownedTables } from './rowsOf';
import { nowhere, setTagOfBoth, setScene, type Scene } from './scene';
import { tableAccess, type Rights } from './tableAccess';

const callers: readonly WhoCalls[] = ['anonymous', 'owner', 'another', 'service'];
const nobodysTag = 4;

/** One call of a procedure: the caller, and the tag of both customers. */
interface Cell {
  who: WhoCalls;
  tag: number;
  expected: Verdict;
}

function cellsOf(access: ProcedureAccess): Cell[] {
  const right = access.tags === 'any' ? [nobodysTag] : access.tags;
  const wrong = access.tags === 'any' ? 13 : ([nobodysTag, 5, 14].find((tag) => !right.includes(tag)) ?? 5);
  // Each tag of the owner. The tags are no concern of the other callers: one that is right and one that is wrong.
  return callers.flatMap((who) => [
    ...(who === 'owner' ? right : right.slice(0, 1)).map((tag) => ({ who, tag, expected: access[who][0] })),
    { who, tag: wrong, expected: access[who][1] },
  ]);
}

describeOnDatabase('The matrix', (database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene(database);
  });

  const callerOf = (who: WhoCalls): Caller =>
    who === 'anonymous' ? 'anon' : who === 'service' ? 'service_role' : scene[who].id;

  const digests = new Map<string, Row>();
  /** Digests of the other customers' rows at a tag. They are the same at the start of every trial. */
  const fingerprintAt = async (trial: Trial, tag: number, customer: string): Promise<Row> => {
    const key = `${tag} ${customer}`;
    const digest = digests.get(key) ?? (await fingerprintOfOthers(trial, [customer]));
    digests.set(key, digest);
    return digest;
  };

  describe('of procedures', () => {
    it('has a line for exactly the procedures of the API', async () => {
      const rows = await database.owner(
        `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`,
      );
      const names = rows.map(({ name }) => String(name));
      expect(names.toSorted()).toEqual(Object.keys(procedureAccess).toSorted());
    });

    it.each(Object.entries(procedureAccess))('%s', async (procedure, access) => {
      for (const { who, tag, expected } of cellsOf(access)) {
        const what = `${procedure} by ${who} at tag ${tag}`;
        // Calls by link and by the back-office are about the owner.
        const isAboutCaller = who === 'another' && access.anonymous[0] === 'closed';
        const about = isAboutCaller ? scene.another.id : scene.owner.id;
        await database.trial(async (trial) => {
          await setTagOfBoth(trial, scene, tag);
          const before = await fingerprintAt(trial, tag, about);
          const outcome = await ask(trial, callerOf(who), procedure, access.sends(scene.owner));
          expect(outcome.verdict, what).toBe(expected);
          // A call without permission never runs.
          if (outcome.verdict !== 'closed') {
            expect(await fingerprintOfOthers(trial, [about]), `${what} leaves other customers alone`).toEqual(before);
          }
          if (who === 'another' && outcome.verdict !== 'works') {
            const missing = await ask(trial, callerOf(who), procedure, access.sends(nowhere));
            expect(outcome, `${what} gets the same error as for an id that does not exist`).toEqual(missing);
          }
        });
      }
    });
  });

  describe('of tables', () => {
    it('has a line for exactly the tables of the API', async () => {
      const names = (await ownedTables(database)).map(({ table }) => table);
      expect(names.toSorted()).toEqual(Object.keys(tableAccess).toSorted());
    });

    it.each(Object.entries(tableAccess))('%s', async (table, access) => {
      const ownedBy = (await ownedTables(database)).find(({ table: name }) => name === table)?.ownedBy ?? null;
      const rows = await rowsOf(database, table, ownedBy);
      const owners = new Set(rows.map(({ owner }) => owner));
      const expectedOwners = ownedBy === null ? [null] : [scene.owner.id, scene.another.id];
      expect([...owners], `the scene has rows of ${table}`).toEqual(expect.arrayContaining(expectedOwners));

      const questions: [string, Caller, number, Rights][] = [
        ['anonymous', 'anon', 13, access.anonymous],
        ['owner', scene.owner.id, 13, access.customer],
        ['owner outside', scene.owner.id, nobodysTag, access.customerOutside],
        ['another', scene.another.id, 13, access.customer],
        ['another outside', scene.another.id, nobodysTag, access.customerOutside],
        ['service', 'service_role', 13, access.service],
      ];
      for (const [who, caller, tag, expected] of questions) {
        const inTrial = <T>(work: (trial: Trial) => Promise<T>) =>
          database.trial(async (trial) => {
            await setTagOfBoth(trial, scene, tag);
            // Without foreign keys and triggers: only the permission is under test.
            await trial.owner('set local session_replication_role = replica');
            return work(trial);
          });
        const scopeOf = (sql: string) =>
          inTrial(async (trial) => {
            const outcome = await attempt(trial, caller, sql);
            return outcome === 'closed' ? outcome : describeScope(outcome, rows, caller);
          });
        const canInsert = (isOwn: boolean) =>
          inTrial(async (trial) => {
            const row = (await rowsOf(trial, table, ownedBy)).find(({ owner }) => isOwn === (owner === caller));
            if (!row) return false;
            await trial.owner(`delete from ${table} t where to_jsonb(t) = $1::text::jsonb`, [row.content]);
            const sql = `insert into ${table} overriding system value
              select * from jsonb_populate_record(null::${table}, ${quoted(row.content)})`;
            return (await attempt(trial, caller, sql)) !== 'closed';
          });
        const owner = ownedBy ?? 'null';
        const column = await freeColumn(database, table);
        expect(
          {
            select: await scopeOf(`select ${owner} as owner from ${table} t`),
            insert: (await canInsert(false)) ? 'any' : (await canInsert(true)) ? 'own' : 'closed',
            update: await scopeOf(`update ${table} t set ${column} = ${column} returning ${owner} as owner`),
            delete: await scopeOf(`delete from ${table} t returning ${owner} as owner`),
          },
          `${table} by ${who}`,
        ).toEqual(expected);
      }
    });

    it('grants no sequence to API callers', async () => {
      const open = await database.owner(`
        select c.relname as name, role
        from pg_class c, unnest(array['anon', 'authenticated']) as role
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
          and has_sequence_privilege(role, c.oid, 'usage, update')
      `);
      expect(open).toEqual([]);
    });
  });

  it('grants nothing in the private schema', async () => {
    const functions = await database.owner(`
      select format('private.%I(%s)', f.proname, (
        select string_agg(format('null::%s', format_type(type, null)), ', ')
        from unnest(f.proargtypes::oid[]) as type
      )) as call
      from pg_proc f where f.pronamespace = 'private'::regnamespace
    `);
    expect(functions.length).toBeGreaterThan(30);
    await database.trial(async (trial) => {
      for (const caller of ['anon', scene.owner.id, 'service_role']) {
        for (const { call } of functions) {
          expect(await attempt(trial, caller, `select ${String(call)}`), `${String(call)} by ${caller}`).toBe('closed');
        }
      }
    });
  });
});

interface Outcome {
  verdict: string;
  message?: string;
  hint?: string | undefined;
}

async function ask(trial: Trial, caller: Caller, procedure: string, sent: object): Promise<Outcome> {
  try {
    await trial.as(caller).rpc(procedure, sent);
    return { verdict: 'works' };
  } catch (error) {
    const { code, message, hint } = refusalIn(error);
    return { verdict: code === '42501' ? 'closed' : code, message, hint };
  }
}

async function attempt(trial: Trial, caller: Caller, sql: string): Promise<Row[] | 'closed'> {
  try {
    return await trial.as(caller).select(sql);
  } catch (error) {
    if (refusalIn(error).code === '42501') return 'closed';
    throw error;
  }
}

function refusalIn(error: unknown): { code: string; message: string; hint: string | undefined } {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const hint = 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined;
  return { code: String(error.code), message: error.message, hint };
}

interface TableRow {
  owner: string | null;
  content: string;
}

async function rowsOf(trial: Trial, table: string, ownedBy: string | null): Promise<TableRow[]> {
  const rows = await trial.owner(`select ${ownedBy ?? 'null'} as owner, to_jsonb(t)::text as content from ${table} t`);
  return rows.map(({ owner, content }) => ({ owner: owner === null ? null : String(owner), content: String(content) }));
}

/** Describes which rows were returned. */
function describeScope(returned: Row[], all: TableRow[], caller: Caller): string {
  if (returned.length === 0) return 'none';
  if (returned.length === all.length) return 'every';
  if (returned.some(({ owner }) => owner !== caller)) return 'some';
  return returned.length === all.filter(({ owner }) => owner === caller).length ? 'own' : 'some own';
}

/** A writable column. */
async function freeColumn(trial: Trial, table: string): Promise<string> {
  const [column] = await trial.owner(
    `select attname as name from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and attidentity = '' and attgenerated = '' and not attisdropped
     order by attnum limit 1`,
    [table],
  );
  return String(column?.name);
}
