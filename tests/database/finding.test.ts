import { beforeEach, describe, expect, it } from 'vitest';
import { claim, quietCustomer, traceOf } from './claimMessages';
import { customerAt, pension, type TestCustomer } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('Finding a pension', (database) => {
  const firm = database.as('service_role');
  const by = (procedure: string, parameters: object) => firm.rpc(procedure, { p_by: 'Sam', ...parameters });
  const move = (p_trace: string, p_status: string) => by('backoffice_move_trace', { p_trace, p_status });
  const add = ({ id }: TestCustomer, more: object = {}) =>
    by('backoffice_add_pension', { p_user: id, p_provider: 'Aviva', ...more }).then(String);
  beforeEach(() => database.owner('delete from public.messages'));

  describe('adds a pension', () => {
    it('of a provider of the list, with its own contact, and links its trace', async () => {
      const me = await quietCustomer(database);
      const trace = await traceOf(database, me);
      const id = await add(me, {
        p_trace: trace,
        p_policy: 'AV-7',
        p_name: 'Weavers Pension Scheme',
        p_phone: '0117 496 0000',
        p_website: 'https://weavers.example',
      });
      expect(await me.rpc('portal_user_trace', { p_id: trace })).toMatchObject({ pension_id: id, provider: 'Aviva' });
      expect(await me.rpc('portal_user_pensions')).toContainEqual(
        expect.objectContaining({
          id,
          name: 'Weavers Pension Scheme',
          provider: 'Aviva',
          policy: 'AV-7',
          type: expect.objectContaining({ type: 'Deferred' }),
          contact: { name: 'Weavers Pension Scheme', phone: '0117 496 0000', website: 'https://weavers.example' },
        }),
      );
      await expect(add(me, { p_trace: trace })).rejects.toMatchObject({ code: 'PT409', hint: 'duplicate' });
    });

    it('without a contact of its own, whose provider’s is shown', async () => {
      const me = await quietCustomer(database);
      const id = await add(me);
      expect(await me.rpc('portal_user_pensions')).toContainEqual(expect.objectContaining({ id, contact: null }));
      await expect(me.rpc('portal_pension_remove', { p_id: id })).rejects.toMatchObject({ hint: 'started' });
    });

    it.each([
      [{ p_provider: 'Avivo' }, 'p_provider'],
      [{ p_type: 'Lost' }, 'p_type'],
      [{ p_policy: 'x'.repeat(101) }, 'p_policy'],
      [{ p_phone: 'call us' }, 'p_phone'],
      [{ p_email: 'no address' }, 'p_email'],
      [{ p_website: 'http://weavers.example' }, 'p_website'],
      [{ p_postal_address: 'x'.repeat(501) }, 'p_postal_address'],
    ])('not with %o', async (wrong, hint) => {
      await expect(add(await quietCustomer(database), wrong)).rejects.toMatchObject({ code: 'PT400', hint });
    });
  });

  describe('is undone', () => {
    /** All that shows a trace: the portal's reply, its log, the customer's pensions and what would be emailed. */
    const shown = async (me: TestCustomer, trace: string) => ({
      ...Object(await me.rpc('portal_user_trace', { p_id: trace })),
      updated_date: undefined,
      log: await me.rpc('portal_activity', { p_entity_type: 6, p_entity_id: trace }),
      pensions: await me.rpc('portal_user_pensions'),
    });

    it.each<[string, (me: TestCustomer, trace: string) => Promise<unknown>]>([
      ['a status', (_me, trace) => move(trace, 'Pension Found')],
      ['a pension that the firm added', (me, trace) => add(me, { p_trace: trace })],
      [
        'both, and a finished trace',
        async (me, trace) => {
          await move(trace, 'Pension Found');
          await add(me, { p_trace: trace });
          await move(trace, 'Completed');
        },
      ],
    ])('with nothing left of it: %s', async (_what, find) => {
      const me = await quietCustomer(database);
      const trace = await traceOf(database, me);
      await move(trace, 'Searching');
      const before = await shown(me, trace);
      await find(me, trace);
      await by('backoffice_undo_find', { p_trace: trace });
      expect(await shown(me, trace)).toEqual(before);
      expect(await claim(database)).toEqual([]);
      await expect(by('backoffice_undo_find', { p_trace: trace })).rejects.toMatchObject({ hint: 'not_found' });
    });

    it('and keeps what the customer typed since, and a pension that they added', async () => {
      const me = await quietCustomer(database);
      const trace = await traceOf(database, me);
      const [own] = await database.owner('select id from public.pensions where user_id = $1', [me.id]);
      await by('backoffice_link_pension', { p_trace: trace, p_pension: own?.id });
      await me.rpc('portal_edit_trace', { p_id: trace, p_employer: 'Weavers Ltd', p_provider: 'Prudential' });
      await by('backoffice_undo_find', { p_trace: trace });
      expect(await shown(me, trace)).toMatchObject({
        name: 'Weavers Ltd',
        provider: 'Prudential',
        pension_id: null,
        log: [{ description: 'Details changed' }, { description: 'Trace created' }],
        pensions: [expect.objectContaining({ id: own?.id })],
      });
    });

    it('for a customer who has cancelled, too', async () => {
      const me = await quietCustomer(database);
      const trace = await traceOf(database, me);
      await move(trace, 'Pension Found');
      await me.rpc('portal_cancel_application');
      await by('backoffice_undo_find', { p_trace: trace });
      expect(await me.rpc('portal_user_trace', { p_id: trace })).toMatchObject({ status: { name: 'Awaiting Review' } });
    });

    it('with the new name of a status that was renamed meanwhile', async () => {
      const me = await quietCustomer(database);
      const trace = await traceOf(database, me);
      await move(trace, 'Searching');
      await move(trace, 'Pension Found');
      await database.owner(`update public.trace_statuses set name = 'Looking' where name = 'Searching'`);
      await by('backoffice_undo_find', { p_trace: trace });
      const status = { status: { name: 'Looking' }, status_dates: { Looking: expect.any(String) } };
      expect(await me.rpc('portal_user_trace', { p_id: trace })).toMatchObject(status);
      await database.owner(`update public.trace_statuses set name = 'Searching' where name = 'Looking'`);
    });
  });

  describe('is refused', () => {
    it('for a customer for whom the firm may not work, also in Studio', async () => {
      const me = await customerAt(database, 11);
      const trace = await traceOf(database, me);
      const [own] = await database.owner('select id from public.pensions where user_id = $1', [me.id]);
      const refused = { code: 'PT403', hint: 'not_open' };
      await expect(move(trace, 'Searching')).rejects.toMatchObject(refused);
      await expect(add(me)).rejects.toMatchObject(refused);
      const search = { p_trace: trace, p_provider: 'Aviva' };
      await expect(by('backoffice_add_search', search)).rejects.toMatchObject(refused);
      await expect(
        firm.select(`update public.traces set pension_id = '${String(own?.id)}' where id = '${trace}'`),
      ).rejects.toMatchObject(refused);
      await expect(
        firm.select(
          `insert into public.searches (user_id, trace_id, provider) values ('${me.id}', '${trace}', 'Aviva')`,
        ),
      ).rejects.toMatchObject(refused);
    });

    it('while a new signature is awaited and the letter before it is not used any more', async () => {
      const me = await quietCustomer(database);
      const trace = await traceOf(database, me);
      await by('backoffice_request_authorisation', { p_user: me.id, p_reason: 'newer_needed' });
      await move(trace, 'Searching');
      await by('backoffice_withdraw_authorisation_request', { p_user: me.id });
      await by('backoffice_request_authorisation', { p_user: me.id, p_reason: 'signature_unclear' });
      await expect(move(trace, 'Provider Contacted')).rejects.toMatchObject({ code: 'PT403', hint: 'not_open' });
    });

    it('without an outcome: no trace and no search is Completed before it has one', async () => {
      const me = await quietCustomer(database);
      const trace = await traceOf(database, me);
      const refused = { code: 'PT409', hint: 'no_outcome' };
      await expect(move(trace, 'Completed')).rejects.toMatchObject(refused);
      await move(trace, 'Nothing Found');
      await move(trace, 'Completed');
      const ask = (p_status: string) => by('backoffice_add_search', { p_trace: trace, p_provider: 'Aviva', p_status });
      await expect(ask('Completed')).rejects.toMatchObject(refused);
      const p_search = await ask('Searching');
      await expect(by('backoffice_move_search', { p_search, p_status: 'Completed' })).rejects.toMatchObject(refused);
      await by('backoffice_move_search', { p_search, p_status: 'Nothing Found' });
      await by('backoffice_move_search', { p_search, p_status: 'Completed' });
    });

    it('when the same provider is being asked, until it has answered', async () => {
      const me = await quietCustomer(database);
      const ask = async (more: object = {}) =>
        by('backoffice_add_search', { p_trace: await traceOf(database, me), p_provider: 'Aviva', ...more });
      const both = await Promise.allSettled([ask(), ask()]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await expect(ask({ p_provider: 'aviva' })).rejects.toMatchObject({ code: 'PT409', hint: 'duplicate' });
      await ask({ p_provider: 'Prudential' });
      const [first] = await database.owner(`select id from public.searches where user_id = $1 and provider = 'Aviva'`, [
        me.id,
      ]);
      await by('backoffice_move_search', { p_search: first?.id, p_status: 'Nothing Found' });
      await ask();
    });
  });

  it('keeps the day of each status of a search', async () => {
    const me = await quietCustomer(database);
    await me.rpc('portal_create_pension', pension);
    const p_search = await by('backoffice_add_search', { p_trace: await traceOf(database, me), p_provider: 'Aviva' });
    await by('backoffice_move_search', { p_search, p_status: 'Provider Contacted' });
    const [row] = await database.owner(
      `select array_to_string(array(select jsonb_object_keys(status_dates) order by 1), ',') as days
       from public.searches where id = $1`,
      [String(p_search)],
    );
    expect(row?.days).toBe('Provider Contacted,Searching');
  });
});
