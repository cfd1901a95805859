import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { seededRandom, type SeededRandom } from '../domain/seededRandom';
import { customerAt, trace } from './customers';
import { describeOnDatabase, type TestDatabase } from './engine';
import { possibleTransitions, nextRequest, type TabRequest } from './tabActions';

/** PGlite has one session: requests run one after another, so a few are enough. */
const pairsOn = { PGlite: 10, PostgreSQL: 100 };
const equalOn = { PGlite: 50, PostgreSQL: 500 };

describeOnDatabase('Many concurrent requests', (database) => {
  it('have one effect and one answer when hundreds are identical', { timeout: 120_000 }, async () => {
    const me = await customerAt(database, 13);
    const key = randomUUID();
    const equal = Array.from({ length: equalOn[database.engine] });
    const api = database.as(me.id, { 'idempotency-key': key });
    const replies = await Promise.all(equal.map(() => api.rpc('portal_create_trace', trace)));
    expect(replies).toEqual(equal.map(() => [13]));
    expect(await me.rpc('portal_trace_count')).toBe(2);
    const [keys] = await database.owner(
      `select count(*)::integer as count from public.answered_requests where user_id = $1 and key = $2`,
      [me.id, key],
    );
    expect(keys?.count).toBe(1);
  });

  describe('from two tabs of one customer', () => {
    beforeAll(async () => {
      for (const statement of watchTags) await database.owner(statement);
    });

    it('reach only states that one tab could reach, and have each effect once', { timeout: 120_000 }, async () => {
      const pairs = pairsOn[database.engine];
      const customers = await Promise.all(
        Array.from({ length: pairs }, async (_, pair) => ({ me: await customerAt(database, 1), pair })),
      );
      let effects = 0;
      await Promise.all(
        customers.map(async ({ me, pair }) => {
          const done = new Map<string, string>();
          const tab = (seed: number) => race(database, me.id, seededRandom(seed), done);
          await Promise.all([tab(2 * pair + 1), tab(2 * pair + 2)]);
          effects += done.size;
          const asked = (procedure: string) => [...done.values()].filter((name) => name === procedure).length;
          expect(await countEntries(database, me.id), `customer ${pair}`).toEqual({
            traces: asked('portal_create_trace'),
            pensions: asked('portal_create_pension'),
            // A later one corrects the first.
            addresses: Math.min(1, asked('portal_address')),
            authorisations: asked('portal_authorisation'),
          });
          expect(await impossibleTransitions(database, me.id), `customer ${pair}`).toEqual([]);
        }),
      );
      // Fewer effects would prove nothing.
      expect(effects).toBeGreaterThan(pairs * 8);
      const broken = await database.as('service_role').select('select public.backoffice_check_authorisations()');
      expect(broken).toEqual([]);
    });
  });
});

const requestsOfTab = 30;

/** One tab. `done` records the effective requests by key, so that a repeat counts once. */
async function race(database: TestDatabase, id: string, random: SeededRandom, done: Map<string, string>) {
  const sent: TabRequest[] = [];
  let tag = 1;
  while (sent.length < requestsOfTab) {
    const request = nextRequest(random, tag, sent);
    sent.push(request);
    try {
      const reply = await database.as(id, { 'idempotency-key': request.key }).rpc(request.procedure, request.sends);
      const tags = z.parse(z.union([z.array(z.number()), z.object({ tags: z.array(z.number()) })]), reply);
      tag = (Array.isArray(tags) ? tags : tags.tags)[0] ?? tag;
      if (request.procedure !== 'portal_user') done.set(request.key, request.procedure);
    } catch (error) {
      expect(error).toMatchObject({ code: 'PT403', hint: 'wrong_tag' });
      // Reloads to find the current step, as the product does.
      const profile = await database.as(id).rpc('portal_user');
      tag = z.parse(z.object({ tags: z.array(z.number()) }), profile).tags[0] ?? tag;
    }
  }
}

async function countEntries(database: TestDatabase, id: string) {
  const [row] = await database.owner(
    `select
       (select count(*)::integer from public.traces where user_id = $1::uuid) as traces,
       (select count(*)::integer from public.pensions where user_id = $1::uuid) as pensions,
       (select count(*)::integer from public.addresses where user_id = $1::uuid) as addresses,
       (select count(*)::integer from public.authorisations where user_id = $1::uuid) as authorisations`,
    [id],
  );
  return row;
}

/** Logs every change of tags, with the number of the customer's entries at that moment. */
const watchTags = [
  `create table public.watched_tags (
    place bigint generated always as identity, user_id uuid, before integer[], after integer[], traces integer,
    pensions integer
  )`,
  `create function public.watch_tags() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    insert into public.watched_tags (user_id, before, after, traces, pensions) values (
      new.id, old.tags, new.tags,
      (select count(*) from public.traces where user_id = new.id),
      (select count(*) from public.pensions where user_id = new.id)
    );
    return null;
  end
  $$`,
  `create constraint trigger watch_tags after update of tags on public.profiles deferrable initially deferred
  for each row when (old.tags <> new.tags) execute function public.watch_tags()`,
];

/** Returns the transitions that one tab could not cause, that do not follow the previous one, or that need more entries. */
async function impossibleTransitions(database: TestDatabase, id: string): Promise<string[]> {
  const rows = await database.owner(
    `select array_to_string(before, ',') as before, array_to_string(after, ',') as after, traces, pensions
     from public.watched_tags where user_id = $1 order by place`,
    [id],
  );
  let at = '1';
  return rows.flatMap(({ before, after, traces, pensions }) => {
    const transition = `${String(before)}>${String(after)}`;
    const isNext = before === at;
    at = String(after);
    const tag = Number(after);
    const isPossible =
      (tag < 7 || Number(traces) > 0) && (tag !== 10 || Number(pensions) > 0) && (tag !== 8 || pensions === 0);
    return possibleTransitions.has(transition) && isNext && isPossible
      ? []
      : [`${transition}, ${String(traces)} traces, ${String(pensions)}`];
  });
}
