import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { customerAt, personal, trace, type TestCustomer } from './customers';
import { describeOnDatabase, type Trial } from './engine';

const page = readFileSync(fileURLToPath(new URL('../../docs/office.md', import.meta.url)), 'utf8');
const sections = ['Morning', 'Corrections', 'Who did what'];
/** The statements in the tables of docs/office.md. */
const statements = sections.flatMap((section) =>
  Array.from(
    page
      .split(`\n## ${section}\n`)[1]
      ?.split('\n## ')[0]
      ?.matchAll(/^\|.*`(select .*?)`/gm) ?? [],
    ([, sql = '']) => sql,
  ),
);

const views = ['doubles', 'items', 'late_to_answer', 'log', 'month', 'needs_today', 'not_told', 'notes', 'people'];

describeOnDatabase('The views for the firm’s morning', (database) => {
  const firm = database.as('service_role');
  /** A view's rows about a customer, as a role reads them that has only the two grants of the documentation. */
  const rowsOf = (trial: Pick<Trial, 'as'>, view: string, columns: string, { id }: TestCustomer) =>
    trial.as('service_role').select(`select ${columns} from office.${view} where user_id = '${id}'`);
  const traceOf = async (me: TestCustomer) =>
    String((await database.owner('select id from public.traces where user_id = $1', [me.id]))[0]?.id);
  const move = async (me: TestCustomer, p_status: string) =>
    firm.rpc('backoffice_move_trace', { p_by: 'Sam', p_trace: await traceOf(me), p_status });

  it('are read by the service role and by a role with two grants, and by no customer', async () => {
    const found = await database.owner(
      `select relname as name from pg_class where relnamespace = 'office'::regnamespace order by 1`,
    );
    expect(found.map(({ name }) => name)).toEqual(views);
    const me = await customerAt(database, 1);
    for (const view of views) {
      await firm.select(`select * from office.${view}`);
      for (const caller of ['anon', me.id]) {
        await expect(database.as(caller).select(`select * from office.${view}`)).rejects.toMatchObject({
          code: '42501',
        });
      }
    }
    await database.trial(async (trial) => {
      await trial.owner('create role morning_reader');
      await trial.owner('grant usage on schema office to morning_reader');
      await trial.owner('grant select on all tables in schema office to morning_reader');
      await trial.owner('set local role morning_reader');
      for (const view of views) await trial.owner(`select * from office.${view}`);
    });
  });

  describe('find people', () => {
    it('by name, postcode and every reference, with the end of their number only', async () => {
      const me = await customerAt(database, 13);
      const [row] = await rowsOf(database, 'people', 'to_jsonb(people) as person', me);
      expect(row?.person).toMatchObject({
        name: 'Ada Lovelace',
        postcode: 'EX71 3AA',
        national_insurance: '…56C',
        may_be_worked_on: true,
      });
      const [reference] = await database.owner(
        `select r.reference from private.letter_references r join public.authorisations a using (number) where user_id = $1`,
        [me.id],
      );
      const said = await firm.select(
        `select user_id from office.people where '${String(reference?.reference)}' = any (all_references)`,
      );
      expect(said).toEqual([{ user_id: me.id }]);
      const all = await firm.select('select to_jsonb(people) as person from office.people');
      expect(JSON.stringify(all)).not.toContain(personal.p_national_insurance);
    });

    it.each([
      ['in the portal', 13, '', true],
      ['asked to sign again', 15, '', true],
      ['asked to sign again without a letter', 1, `tags = '{15}'`, false],
      ['before signing', 11, '', false],
      ['who cancelled', 13, `tags = '{14}'`, false],
    ])('and says whether the firm may work for one %s', async (_who, tag, change, expected) => {
      const me = await customerAt(database, tag === 15 ? 13 : tag);
      const set = tag === 15 ? `tags = '{15}'` : change;
      if (set) await database.owner(`update public.profiles set ${set} where id = $1`, [me.id]);
      expect(await rowsOf(database, 'people', 'may_be_worked_on', me)).toEqual([{ may_be_worked_on: expected }]);
      expect(await database.owner('select private.may_be_worked_on($1) as may', [me.id])).toEqual([{ may: expected }]);
    });

    it('with two accounts', async () => {
      const national_insurance = 'CE999999D';
      const changed = { portal_personal: { p_national_insurance: national_insurance } };
      const [one, other] = [await customerAt(database, 2, changed), await customerAt(database, 2, changed)];
      const found = await rowsOf(database, 'doubles', 'other_id, shares', one);
      expect(found.filter(({ other_id }) => other_id === other.id)).toEqual([
        {
          other_id: other.id,
          shares: ['National Insurance number', 'date of birth', 'last name', 'first name', 'phone'],
        },
      ]);
    });
  });

  it('say what needs someone, for customers for whom the firm may work', async () => {
    const me = await customerAt(database, 13);
    const task = await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Send a payslip' });
    await me.rpc('portal_task_done', { p_id: task });
    const todo = (about: TestCustomer) => rowsOf(database, 'needs_today', 'what, detail', about);
    expect(await todo(me)).toEqual(
      expect.arrayContaining([
        { what: 'Review the trace', detail: 'Weavers & Sons' },
        { what: 'Look at the task that the customer has done', detail: 'Send a payslip' },
      ]),
    );
    await move(me, 'Pension Found');
    expect(await todo(me)).toContainEqual({ what: 'Link the pension that was found', detail: 'Weavers & Sons' });
    await me.rpc('portal_cancel_application');
    expect(await todo(me)).toEqual([]);
  });

  it('say which provider and which customer is late to answer, and count no closed day', async () => {
    const me = await customerAt(database, 13);
    const p_trace = await traceOf(me);
    await database.trial(async (trial) => {
      const late = () => rowsOf(trial, 'late_to_answer', 'who, what', me);
      const search = { p_by: 'Sam', p_provider: 'Aviva', p_trace };
      const p_search = await trial.as('service_role').rpc('backoffice_add_search', search);
      await trial.owner(
        `insert into public.tasks (user_id, title, due_date) values ($1, 'Send a payslip', private.today())`,
        [me.id],
      );
      const ago = (days: number) =>
        trial.owner(
          `update public.searches set created_date = now() - make_interval(days => ${days}) where user_id = $1`,
          [me.id],
        );
      await ago(42);
      expect(await late()).toEqual([]);
      await ago(50);
      await trial.owner('update public.tasks set due_date = private.today() - 7 where user_id = $1', [me.id]);
      expect(await late()).toEqual(
        expect.arrayContaining([
          { who: 'Aviva', what: 'a search' },
          { who: 'the customer', what: 'Send a payslip' },
        ]),
      );
      await trial.owner(`update public.settings set days_off = array(
        select day::date from generate_series(private.today() - 60, private.today(), interval '1 day') as day)`);
      expect(await late()).toEqual([]);
      await trial.owner(`update public.settings set days_off = '{}'`);
      await trial
        .as('service_role')
        .rpc('backoffice_move_search', { p_by: 'Sam', p_search, p_status: 'Nothing Found' });
      expect(await late()).toEqual([{ who: 'the customer', what: 'Send a payslip' }]);
    });
  });

  describe('say who has not been told, and why:', () => {
    const untold = (me: TestCustomer) => rowsOf(database, 'not_told', 'what, why', me);
    const found = (why: string) => [{ what: 'pension_found', why }];

    it.each([
      ['unconfirmed address', 'alter table auth.users add column email_confirmed_at timestamptz'],
      ['news off', `update public.profiles set news_email = false`],
      ['stopped', `update public.profiles set messages_stopped_at = now()`],
    ])('%s', async (why, sql) => {
      const me = await customerAt(database, 13);
      const p_trace = await traceOf(me);
      await database.trial(async (trial) => {
        await trial.owner(sql);
        await trial
          .as('service_role')
          .rpc('backoffice_move_trace', { p_by: 'Sam', p_trace, p_status: 'Pension Found' });
        expect(await rowsOf(trial, 'not_told', 'what, why', me)).toEqual(found(why));
      });
    });

    it.each([
      [
        'message',
        async ({ id }: TestCustomer) => {
          const [message] = await firm.select(
            `select id from office.items where user_id = '${id}' and item = 'message' and about like '%found%'`,
          );
          await firm.rpc('backoffice_stop_message', { p_by: 'Sam', p_id: message?.id });
        },
      ],
      [
        'account, which was closed for a while',
        async ({ id: p_user }: TestCustomer) => {
          await firm.rpc('backoffice_close', { p_by: 'Sam', p_user, p_reason: 'died' });
          await firm.rpc('backoffice_reopen', { p_by: 'Sam', p_user });
        },
      ],
    ] as const)('stopped with the %s', async (_what, stop) => {
      const me = await customerAt(database, 13);
      await move(me, 'Pension Found');
      await stop(me);
      expect(await untold(me)).toEqual(found('stopped'));
    });

    it('also of a find without its status: one that is only linked, or finished', async () => {
      const me = await customerAt(database, 13);
      await me.rpc('portal_user_update_news', { p_email: false });
      await firm.rpc('backoffice_add_pension', {
        p_by: 'Sam',
        p_user: me.id,
        p_provider: 'Aviva',
        p_trace: await traceOf(me),
      });
      expect(await untold(me)).toEqual(found('news off'));
      await move(me, 'Completed');
      expect(await untold(me)).toEqual(found('news off'));
    });

    it('given up', async () => {
      const me = await customerAt(database, 13);
      await move(me, 'Pension Found');
      expect(await untold(me)).toEqual([]);
      const end = (state: string) =>
        database.owner(`update public.messages set state = '${state}', ended_at = now() where user_id = $1`, [me.id]);
      await end('failed');
      expect(await untold(me)).toEqual(found('given up'));
      expect(await rowsOf(database, 'needs_today', 'what', me)).toContainEqual({
        what: 'Tell the customer another way: given up',
      });
      await end('sent');
      expect(await untold(me)).toEqual([]);
    });
  });

  it('count a month for the board, in which no number shrinks after an erasure', async () => {
    const month = () =>
      firm.select(`select signed, found, nothing from office.month where month = date_trunc('month', now())`);
    const [me, other] = [await customerAt(database, 13), await customerAt(database, 13)];
    const before = (await month())[0];
    await move(me, 'Pension Found');
    await move(other, 'Nothing Found');
    const after = { signed: before?.signed, found: Number(before?.found) + 1, nothing: Number(before?.nothing) + 1 };
    expect(await month()).toEqual([after]);
    for (const one of [me, other]) {
      await one.rpc('portal_cancel_application');
      await one.rpc('anonymize_user', { p_id: one.id });
    }
    expect(await month()).toEqual([after]);
    // The same trace that is moved on counts once.
    const third = await customerAt(database, 13);
    await third.rpc('portal_create_trace', trace);
    await move(third, 'Nothing Found');
    await move(third, 'Pension Found');
    expect(await month()).toEqual([
      { signed: Number(after.signed) + 1, found: after.found + 1, nothing: after.nothing },
    ]);
    // A pension that is linked is found, whatever the status.
    const fourth = await customerAt(database, 13);
    const p_trace = await traceOf(fourth);
    await firm.rpc('backoffice_add_pension', { p_by: 'Sam', p_user: fourth.id, p_provider: 'Aviva', p_trace });
    expect((await month())[0]?.found).toBe(after.found + 2);
  });

  it('show the log with the end of a number only, and the notes', async () => {
    const me = await customerAt(database, 13);
    await firm.rpc('backoffice_correct_personal', { p_by: 'Sam', p_user: me.id, p_national_insurance: 'CE123456D' });
    await firm.rpc('backoffice_add_note', { p_by: 'Sam', p_user: me.id, p_note: 'Prefers letters' });
    expect(await rowsOf(database, 'log', 'who, old, new', me)).toContainEqual({
      who: 'Sam',
      old: { national_insurance: '…56C' },
      new: { national_insurance: '…56D' },
    });
    expect(await rowsOf(database, 'notes', 'written_by, note', me)).toEqual([
      { written_by: 'Sam', note: 'Prefers letters' },
    ]);
  });

  it('are read, and procedures called, as docs/office.md says', async () => {
    const me = await customerAt(database, 13);
    const [letter] = Object(await me.rpc('portal_signed_authorisations'));
    const TASK = String(await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Call us' }));
    const ids: Record<string, string> = {
      CUSTOMER: me.id,
      TASK,
      LETTER: letter.reference,
      REFERENCE: letter.reference,
    };
    expect(statements).toHaveLength(27);
    for (const statement of statements) {
      const sql = statement.replaceAll(/'([A-Z]{4,})'/g, (_quoted, name: string) => `'${ids[name] ?? name}'`);
      await database.trial((trial) => trial.owner(sql));
    }
  });
});
