import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claim, later, quietCustomer, traceOf } from './claimMessages';
import { authorisation, type TestCustomer } from './customers';
import { describeOnDatabase, describeOnPostgres, type Row } from './engine';

describeOnDatabase('A message', (database) => {
  const firm = database.as('service_role');
  const by = (procedure: string, parameters: object) => firm.rpc(procedure, { p_by: 'Sam', ...parameters });
  beforeAll(() => database.owner(`update public.settings set quiet_from = '00:00', quiet_until = '00:00'`));
  beforeEach(() => database.owner('delete from public.messages'));

  const move = (p_trace: string, p_status: string) => by('backoffice_move_trace', { p_trace, p_status });
  const link = (p_trace: string, p_pension: string | null) => by('backoffice_link_pension', { p_trace, p_pension });
  const addPension = async ({ id }: TestCustomer) =>
    String(
      (
        await database.owner(
          `insert into public.pensions (user_id, name, provider, type_id) values ($1, 'Aviva', 'Aviva', 2) returning id`,
          [id],
        )
      )[0]?.id,
    );
  /** Takes what is due and notes it as sent. Returns what the messages say. */
  async function send(): Promise<string[]> {
    const messages = await claim(database);
    for (const { id } of messages) await firm.rpc('backoffice_note_message_sent', { p_id: id });
    return messages.flatMap(({ news }) => news.map(({ what }) => what));
  }
  const endings = ({ id }: { id: string }) =>
    database.owner('select state, problem from public.messages where user_id = $1', [id]);
  const nothingTrue: Row[] = [{ state: 'stopped', problem: 'Nothing in it was true any more.' }];

  describe('drops what is not true any more when it is taken, and stops with nothing left:', () => {
    type Change = (me: TestCustomer, trace: string) => Promise<unknown>;
    const giveTask = (me: TestCustomer) =>
      by('backoffice_add_task', { p_user: me.id, p_title: 'Call us', p_due_date: '2026-12-03' });
    it.each<[string, Change]>([
      [
        'a find that was unlinked',
        async (me, trace) => {
          await link(trace, await addPension(me));
          await link(trace, null);
        },
      ],
      [
        'a find that was taken back with its status',
        async (_me, trace) => {
          await move(trace, 'Pension Found');
          await move(trace, 'Searching');
        },
      ],
      [
        'nothing found, which was taken back',
        async (_me, trace) => {
          await move(trace, 'Nothing Found');
          await move(trace, 'Searching');
        },
      ],
      [
        'an answer to a search that was taken back',
        async (_me, trace) => {
          const p_search = await by('backoffice_add_search', { p_trace: trace, p_provider: 'Aviva' });
          await by('backoffice_move_search', { p_search, p_status: 'Nothing Found' });
          await by('backoffice_move_search', { p_search, p_status: 'Searching' });
        },
      ],
      ['a finished task', async (me) => by('backoffice_finish_task', { p_task: await giveTask(me) })],
      ['a task that the customer has done', async (me) => me.rpc('portal_task_done', { p_id: await giveTask(me) })],
      [
        'a signature request that was withdrawn',
        async (me) => {
          await by('backoffice_request_authorisation', { p_user: me.id, p_reason: 'newer_needed' });
          await by('backoffice_withdraw_authorisation_request', { p_user: me.id });
        },
      ],
      [
        'a removed document',
        async ({ id }) => {
          await database.owner(
            `insert into storage.objects (bucket_id, name) values ('documents', $1 || '/letter.pdf')`,
            [id],
          );
          await database.owner(
            `insert into public.documents (user_id, name, url) values ($1::text::uuid, 'Letter.pdf', $1 || '/letter.pdf')`,
            [id],
          );
          await database.owner('delete from public.documents where user_id = $1', [id]);
        },
      ],
    ])('%s', async (_what, change) => {
      const me = await quietCustomer(database);
      await change(me, await traceOf(database, me));
      expect(await claim(database)).toEqual([]);
      expect(await endings(me)).toEqual(nothingTrue);
    });

    it('a signature request that was answered, and keeps the rest', async () => {
      const me = await quietCustomer(database);
      await by('backoffice_request_authorisation', { p_user: me.id, p_reason: 'newer_needed' });
      await me.rpc('portal_action_authorisation', authorisation);
      expect(await send()).toEqual(['letter_signed']);
    });

    it('everything about traces and tasks after the application was cancelled', async () => {
      const me = await quietCustomer(database);
      await move(await traceOf(database, me), 'Pension Found');
      await giveTask(me);
      await me.rpc('portal_cancel_application');
      expect(await send()).toEqual(['cancelled']);
    });
  });

  it('says the date and the pension of this moment', async () => {
    const me = await quietCustomer(database);
    const trace = await traceOf(database, me);
    await move(trace, 'Pension Found');
    const p_pension = await addPension(me);
    await link(trace, p_pension);
    await by('backoffice_add_task', { p_user: me.id, p_title: 'Call us', p_due_date: '2026-12-03' });
    await database.owner(`update public.tasks set due_date = '2026-12-10' where user_id = $1`, [me.id]);
    const news = (await claim(database)).find(({ kind }) => kind === 'news');
    expect(news?.news).toEqual([
      { what: 'pension_found', trace, pension: p_pension, page: `/portal/pension/${p_pension}` },
      { what: 'task', task: expect.any(String), date: '2026-12-10', page: '/portal' },
    ]);
  });

  it('tells the real find after a wrong one, and no find twice', async () => {
    const me = await quietCustomer(database);
    const trace = await traceOf(database, me);
    const [wrong, real] = [await addPension(me), await addPension(me)];
    await move(trace, 'Pension Found');
    expect(await send()).toEqual(['pension_found']);
    await link(trace, wrong);
    await move(trace, 'Completed');
    expect(await send()).toEqual([]);
    await link(trace, null);
    await link(trace, real);
    expect(await send()).toEqual(['pension_found']);
    await move(trace, 'Pension Found');
    expect(await send()).toEqual([]);
  });

  it('tells a find again when no message about it was sent', async () => {
    const me = await quietCustomer(database);
    const trace = await traceOf(database, me);
    await me.rpc('portal_user_update_news', { p_email: false });
    await move(trace, 'Pension Found');
    await me.rpc('portal_user_update_news', { p_email: true });
    expect(await send()).toEqual([]);
    await link(trace, await addPension(me));
    expect(await send()).toEqual(['pension_found']);
  });

  it('tells nothing of a status that has another name, which keeps its days and reaches no log', async () => {
    const me = await quietCustomer(database);
    const trace = await traceOf(database, me);
    const p_search = await by('backoffice_add_search', { p_trace: trace, p_provider: 'Aviva' });
    await move(trace, 'Nothing Found');
    await by('backoffice_move_search', { p_search, p_status: 'Nothing Found' });
    await send();
    const days = async () =>
      (
        await database.owner(
          `select t.status_dates ->> t.status as trace, s.status_dates ->> s.status as search, t.updated_date::text,
             (select count(*)::integer from public.activity where user_id = $1) as lines
           from public.traces t join public.searches s on s.trace_id = t.id where t.user_id = $1`,
          [me.id],
        )
      )[0];
    const before = await days();
    await database.owner(`update public.trace_statuses set name = 'No Pension There' where name = 'Nothing Found'`);
    expect(await send()).toEqual([]);
    expect(await days()).toEqual(before);
    expect(before).toMatchObject({ trace: expect.any(String), search: expect.any(String) });
    await database.owner(`update public.trace_statuses set name = 'Nothing Found' where name = 'No Pension There'`);
  });

  it('can be stopped alone while it waits', async () => {
    const me = await quietCustomer(database);
    await by('backoffice_add_task', { p_user: me.id, p_title: 'Call us' });
    const [row] = await database.owner('select id from public.messages where user_id = $1', [me.id]);
    await by('backoffice_stop_message', { p_id: row?.id });
    expect(await endings(me)).toEqual([{ state: 'stopped', problem: 'Stopped by the firm.' }]);
    await expect(by('backoffice_stop_message', { p_id: row?.id })).rejects.toMatchObject({ code: 'PT409' });
    await expect(by('backoffice_stop_message', { p_id: 'none' })).rejects.toMatchObject({ code: 'PT404' });
  });

  it('that bounced does not count as told, whenever the notes come', async () => {
    const me = await quietCustomer(database);
    const trace = await traceOf(database, me);
    await move(trace, 'Pension Found');
    const [message] = await claim(database);
    const p_id = message?.id;
    await by('backoffice_note_bounce', { p_id, p_problem: 'No such mailbox.' });
    await firm.rpc('backoffice_note_message_sent', { p_id });
    expect(await endings(me)).toEqual([{ state: 'bounced', problem: 'No such mailbox.' }]);
    await link(trace, await addPension(me));
    expect(await send()).toEqual(['pension_found']);
    await expect(by('backoffice_note_bounce', { p_id: 'none', p_problem: 'Gone' })).rejects.toMatchObject({
      code: 'PT404',
    });
  });
});

describeOnPostgres('Messages of batches that meet', (database) => {
  const firm = database.as('service_role');
  it('makes no batch wait for another one that tells the same customers', async () => {
    const customers = await Promise.all([1, 2, 3, 4].map(() => quietCustomer(database)));
    const batch = (inOrder: TestCustomer[], title: string) =>
      firm.select(
        `select public.backoffice_add_task('Sam', id, '${title}'), pg_sleep(0.05)
         from unnest('{${inOrder.map(({ id }) => id).join(',')}}'::text[]) as id`,
      );
    const finish = (inOrder: TestCustomer[], title: string) =>
      firm.select(
        `select public.backoffice_finish_task('Sam', t.id::text), pg_sleep(0.05)
         from unnest('{${inOrder.map(({ id }) => id).join(',')}}'::uuid[]) as u (id)
         join public.tasks t on t.user_id = u.id and t.title = '${title}'`,
      );
    for (let round = 0; round < 5; round += 1) {
      const both = [`one ${round}`, `two ${round}`] as const;
      await Promise.all([batch(customers, both[0]), batch(customers.toReversed(), both[1])]);
      const messages = await claim(database);
      expect(messages.map(({ to, news }) => [to, news.length]).toSorted()).toEqual(
        customers.map(({ email }) => [email, 2]).toSorted(),
      );
      await Promise.all([finish(customers, both[0]), finish(customers.toReversed(), both[1])]);
    }
    expect(await claim(database, later)).toEqual([]);
  });
});
