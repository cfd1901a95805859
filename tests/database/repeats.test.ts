import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { address, authorisation, customerAt, pension, personal, tagsOf, trace } from './customers';
import { describeOnDatabase } from './engine';

/** The procedures that write, with the required tag and parameters. */
const writing: [string, number, object][] = [
  ['portal_personal', 1, personal],
  ['portal_address', 2, address],
  ['portal_why', 3, { p_reason: 2 }],
  ['portal_create_trace', 6, trace],
  ['portal_create_trace', 13, trace],
  ['portal_trace_continue', 7, {}],
  ['portal_trace_add', 7, {}],
  ['portal_known_pensions_add', 8, {}],
  ['portal_known_pensions_continue', 8, {}],
  ['portal_create_pension', 9, pension],
  ['portal_create_pension', 13, pension],
  ['portal_pension_cancel', 9, {}],
  ['portal_pension_continue', 10, {}],
  ['portal_pension_add', 10, {}],
  ['portal_authorisation', 11, authorisation],
  ['portal_end_tour', 12, {}],
  ['portal_address_add', 13, { ...address, p_type: 2 }],
  ['portal_user_update_news', 13, { p_email: false }],
  ['portal_user_update_marketing', 13, { p_email: true, p_text: true, p_post: true }],
  ['portal_cancel_application', 13, {}],
];

const tooOften = { code: 'PT429', hint: 'too_often' };

describeOnDatabase('A repeated request', (database) => {
  const exhaustLimit = (id: string) =>
    database.owner(
      `insert into public.answered_requests (user_id, procedure, key, payload_sha256)
       select $1::uuid, 'portal_create_trace', 'earlier-' || n, '' from generate_series(1, 500) n`,
      [id],
    );
  const everythingOf = async (id: string) =>
    database.owner(
      `select
         (select to_jsonb(p) - 'updated_at' from public.profiles p where p.id = $1::uuid)::text as profile,
         (select count(*)::integer from public.addresses where user_id = $1::uuid) as addresses,
         (select count(*)::integer from public.traces where user_id = $1::uuid) as traces,
         (select count(*)::integer from public.pensions where user_id = $1::uuid) as pensions,
         (select count(*)::integer from public.authorisations where user_id = $1::uuid) as authorisations`,
      [id],
    );

  it.each(writing)(
    'gets the first answer of %s (tag %i), or a refusal of other details, and changes nothing',
    async (procedure, tag, parameters) => {
      const me = await customerAt(database, tag);
      const api = database.as(me.id, { 'idempotency-key': randomUUID() });
      const first = await api.rpc(procedure, parameters);
      const after = await everythingOf(me.id);
      expect(await api.rpc(procedure, parameters)).toEqual(first);
      expect(await everythingOf(me.id)).toEqual(after);

      const [name, value] = Object.entries(parameters)[0] ?? [];
      if (name === undefined) return;
      const other = typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${String(value)}x`;
      await expect(api.rpc(procedure, { ...parameters, [name]: other })).rejects.toMatchObject({
        code: 'PT409',
        message: 'This was already sent with other details. Please reload the page and try again.',
        hint: 'key_reused',
      });
      expect(await everythingOf(me.id)).toEqual(after);
    },
  );

  it('has one effect when many copies are concurrent', async () => {
    const me = await customerAt(database, 13);
    const api = database.as(me.id, { 'idempotency-key': randomUUID() });
    const replies = await Promise.all(Array.from({ length: 6 }, () => api.rpc('portal_create_trace', trace)));
    expect(replies).toEqual(Array.from({ length: 6 }, () => [13]));
    expect(await me.rpc('portal_trace_count')).toBe(2);
  });

  it('has one effect when concurrent requests send one step with different keys', async () => {
    const me = await customerAt(database, 6);
    const tries = Array.from({ length: 6 }, () =>
      database.as(me.id, { 'idempotency-key': randomUUID() }).rpc('portal_create_trace', trace),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    for (const reason of refused) expect(reason).toMatchObject({ code: 'PT403' });
    expect(await me.rpc('portal_trace_count')).toBe(1);
    expect(await tagsOf(database, me.id)).toEqual([7]);
  });

  it('ends in one state for two tabs that choose differently', async () => {
    const me = await customerAt(database, 8);
    const outcomes = await Promise.allSettled([
      me.rpc('portal_known_pensions_add'),
      me.rpc('portal_known_pensions_continue'),
    ]);
    const [reached] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await tagsOf(database, me.id)).toEqual(reached);
  });

  it('counts as new after a refusal', async () => {
    const me = await customerAt(database, 6);
    const api = database.as(me.id, { 'idempotency-key': randomUUID() });
    await expect(api.rpc('portal_create_trace', { ...trace, p_employer: '' })).rejects.toMatchObject({ code: 'PT400' });
    await expect(api.rpc('portal_create_trace', trace)).resolves.toEqual([7]);
  });

  it('counts as new under another key, procedure or customer', async () => {
    const key = { 'idempotency-key': 'one-key-for-everything' };
    const [me, other] = [await customerAt(database, 13), await customerAt(database, 13)];
    await database.as(me.id, key).rpc('portal_create_trace', trace);
    await database.as(me.id, key).rpc('portal_create_pension', pension);
    await database.as(other.id, key).rpc('portal_create_trace', trace);
    await database.as(me.id, { 'idempotency-key': 'another-key' }).rpc('portal_create_trace', trace);
    expect(await me.rpc('portal_trace_count')).toBe(3);
    expect(await me.rpc('portal_pension_count')).toBe(2);
    expect(await other.rpc('portal_trace_count')).toBe(2);
  });

  it.each(['', 'short', 'with space in it', 'x'.repeat(65), "'; drop table public.traces; --"])(
    'counts as a new request with the invalid key "%s"',
    async (key) => {
      const me = await customerAt(database, 13);
      const api = database.as(me.id, { 'idempotency-key': key });
      await api.rpc('portal_create_trace', trace);
      await api.rpc('portal_create_trace', trace);
      expect(await me.rpc('portal_trace_count')).toBe(3);
    },
  );

  it('is recognised for at least 24 hours, and not forever', async () => {
    const me = await customerAt(database, 13);
    const ageBy = (age: string) =>
      database.owner(`update public.answered_requests set created_at = now() - $2::interval where user_id = $1`, [
        me.id,
        age,
      ]);
    const api = database.as(me.id, { 'idempotency-key': 'from-yesterday' });
    await api.rpc('portal_create_trace', trace);
    await ageBy('25 hours');
    await database.as(me.id, { 'idempotency-key': 'from-today' }).rpc('portal_create_trace', trace);
    await api.rpc('portal_create_trace', trace);
    expect(await me.rpc('portal_trace_count')).toBe(3);

    await ageBy('3 days');
    await database.as(me.id, { 'idempotency-key': 'from-tomorrow' }).rpc('portal_create_trace', trace);
    const [kept] = await database.owner(
      'select count(*)::integer as count from public.answered_requests where user_id = $1',
      [me.id],
    );
    expect(kept?.count).toBe(1);
  });

  it('is refused after 500 changes in an hour', async () => {
    const me = await customerAt(database, 13);
    await exhaustLimit(me.id);
    const call = database.as(me.id, { 'idempotency-key': randomUUID() }).rpc('portal_create_trace', trace);
    await expect(call).rejects.toMatchObject(tooOften);
  });

  it('counts towards the limit without a key too', async () => {
    const me = await customerAt(database, 13);
    const counted = async () => {
      const [row] = await database.owner(
        'select count(*)::integer as count from public.answered_requests where user_id = $1',
        [me.id],
      );
      return Number(row?.count);
    };
    const before = await counted();
    await me.rpc('portal_create_trace', trace);
    await me.rpc('portal_create_trace', trace);
    expect(await counted()).toBe(before + 2);
    await exhaustLimit(me.id);
    await expect(me.rpc('portal_create_trace', trace)).rejects.toMatchObject(tooOften);
  });

  it('by a marketing link does not count towards the customer’s limit and is not subject to it', async () => {
    const me = await customerAt(database, 13);
    const link = { p_id: me.id, p_email: me.email, p_marketing: { email: true, text: true, post: true } };
    const byLink = () => database.as('anon', { 'idempotency-key': randomUUID() }).rpc('marketing_update', link);
    await byLink();
    expect(await database.owner(`select 1 from public.answered_requests where procedure = 'marketing_update'`)).toEqual(
      [],
    );
    await exhaustLimit(me.id);
    await expect(byLink()).resolves.toBeNull();
  });
});
