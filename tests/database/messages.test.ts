import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerEvents, type CustomerEvent } from '../../src/domain/customerEvents';
import { signAgainReasons } from '../../src/domain/signAgain';
import { messageTexts } from '../../supabase/templates/messageTexts';
import { claim, later, quietCustomer, traceOf } from './claimMessages';
import { customerAt, type TestCustomer } from './customers';
import { describeOnDatabase, type Trial } from './engine';

const hour = 60 * 60 * 1000;
const plus = (time: string, milliseconds: number) => new Date(Date.parse(time) + milliseconds).toISOString();

const messagesOf = (database: Pick<Trial, 'owner'>, { id }: { id: string }) =>
  database.owner(
    `select kind, state, attempts, problem, news::text as news, due_at - created_at = interval '15 minutes' as waits
     from public.messages where user_id = $1 order by created_at, kind`,
    [id],
  );

/** Lets deferred triggers run within a trial, which never commits. */
const tellAtOnce = (trial: Trial) => trial.owner('set constraints all immediate');

describeOnDatabase('Messages', (database) => {
  const firm = database.as('service_role');
  // Most tests are not about the time of day.
  beforeAll(() => database.owner(`update public.settings set quiet_from = '00:00', quiet_until = '00:00'`));
  beforeEach(() => database.owner('delete from public.messages'));

  describe('are written for', () => {
    type Change = (me: TestCustomer, trace: string) => Promise<unknown>;
    const changes: [string, Change, (trace: string) => object[]][] = [
      [
        'a pension found',
        (_me, trace) => firm.rpc('backoffice_move_trace', { p_by: 'Sam', p_trace: trace, p_status: 'Pension Found' }),
        (trace) => [{ what: 'pension_found', trace }],
      ],
      [
        'a pension linked to a trace, by SQL alone',
        ({ id }) =>
          firm.select(`update public.traces set pension_id = (select id from public.pensions where user_id = '${id}')
            where user_id = '${id}'`),
        (trace) => [{ what: 'pension_found', trace }],
      ],
      [
        'nothing found',
        (_me, trace) => firm.rpc('backoffice_move_trace', { p_by: 'Sam', p_trace: trace, p_status: 'Nothing Found' }),
        (trace) => [{ what: 'nothing_found', trace }],
      ],
      [
        'an answered search',
        async (_me, trace) => {
          const search = await firm.rpc('backoffice_add_search', { p_by: 'Sam', p_trace: trace, p_provider: 'Aviva' });
          await firm.rpc('backoffice_move_search', { p_by: 'Sam', p_search: search, p_status: 'Nothing Found' });
        },
        (trace) => [{ what: 'search_answered', search: expect.any(String), trace }],
      ],
      [
        'a task with its date',
        ({ id }) =>
          firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: 'Call Aviva', p_due_date: '2026-12-03' }),
        () => [{ what: 'task', task: expect.any(String), date: '2026-12-03' }],
      ],
      [
        'a document of the firm',
        ({ id }) =>
          firm.select(
            `insert into public.documents (user_id, name, url) values ('${id}', 'Aviva.pdf', 'https://x.example')`,
          ),
        () => [{ what: 'document', document: expect.any(String) }],
      ],
    ];
    it.each(changes)('%s', async (_what, change, expected) => {
      const me = await quietCustomer(database);
      const trace = await traceOf(database, me);
      await change(me, trace);
      const news = (await messagesOf(database, me)).filter(({ kind }) => kind === 'news');
      expect(news.map((row) => ({ ...row, news: JSON.parse(String(row.news)) }))).toEqual([
        { kind: 'news', state: 'waiting', attempts: 0, problem: null, news: expected(trace), waits: true },
      ]);
    });

    it.each<[string, Change, object[]]>([
      [
        'a signature that is needed again, with its reason and without the firm’s words',
        ({ id }) =>
          firm.rpc('backoffice_request_authorisation', {
            p_by: 'Sam',
            p_user: id,
            p_reason: 'name_changed',
            p_words: 'You are Ada King now.',
          }),
        [{ what: 'signature_needed', reason: 'name_changed', old_letter: 'kept', page: '/action/authorisation' }],
      ],
      [
        'a cancelled application, with the last day to restore it',
        (me) => me.rpc('portal_cancel_application'),
        [{ what: 'cancelled', date: 'the last day', page: '/cancelled-application' }],
      ],
    ])('%s, whatever the switch and the firm say', async (_what, change, expected) => {
      const me = await quietCustomer(database);
      await me.rpc('portal_user_update_news', { p_email: false });
      await firm.rpc('backoffice_stop_messages', { p_by: 'Sam', p_user: me.id });
      await change(me, '');
      const [day] = await database.owner(`select (private.today() + 14)::text as day`);
      const news = JSON.parse(JSON.stringify(expected).replace('the last day', String(day?.day)));
      const messages = await claim(database);
      expect(messages).toMatchObject([{ kind: 'notice', unsubscribe: null }]);
      expect(messages[0]?.news).toEqual(news);
    });

    it('a restored application', async () => {
      const me = await quietCustomer(database);
      await me.rpc('portal_cancel_application');
      await me.rpc('portal_restore_application');
      expect((await claim(database)).map(({ news }) => news[0]?.what).toSorted()).toEqual(['restored']);
    });

    it('a signed letter', async () => {
      const me = await customerAt(database, 12);
      expect((await claim(database)).map(({ to, news }) => ({ to, news }))).toEqual([
        { to: me.email, news: [{ what: 'letter_signed', page: '/portal/documents' }] },
      ]);
    });

    it.each([
      ['a changed password', `update auth.users set encrypted_password = 'two' where id = $1`, 'password_changed'],
      [
        'a second step that is switched on',
        `insert into auth.mfa_factors (user_id, status) values ($1, 'verified')`,
        'second_step_changed',
      ],
    ])('%s, at once', async (_what, statement, what) => {
      const me = await quietCustomer(database);
      await database.owner(`update auth.users set encrypted_password = 'one' where id = $1`, [me.id]);
      await database.owner(statement, [me.id]);
      expect(await claim(database, null)).toMatchObject([
        { to: me.email, kind: 'security', news: [{ what }], unsubscribe: null },
      ]);
    });

    it('a changed address, to the old one', async () => {
      const me = await quietCustomer(database);
      await database.owner(`update auth.users set email = $2 where id = $1`, [me.id, `new-${me.email}`]);
      const [message, ...more] = await claim(database);
      expect(more).toEqual([]);
      expect(message).toMatchObject({ to: me.email, kind: 'security', news: [{ what: 'email_changed' }] });
      await firm.rpc('backoffice_note_message_sent', { p_id: message?.id });
      expect(await database.owner('select email from public.messages')).toEqual([{ email: null }]);
    });

    it('the log-in at most three times a day for each kind, and once while it waits', async () => {
      const me = await quietCustomer(database);
      const change = async () => {
        const set = 'update auth.users set encrypted_password = gen_random_uuid()::text where id = $1';
        await database.owner(set, [me.id]);
      };
      await change();
      for (let day = 1; day <= 2; day += 1) {
        for (let sent = 1; sent <= 3; sent += 1) {
          await change();
          const [message, ...more] = await claim(database, null);
          expect(more).toEqual([]);
          const p_id = message?.id;
          const note = { p_id, p_attempt: 1, p_problem: 'The mail service did not answer.' };
          await firm.rpc('backoffice_note_message_failed', note);
          await change();
          expect(await messagesOf(database, me)).toHaveLength(3 * (day - 1) + sent);
          await firm.rpc('backoffice_note_message_sent', { p_id });
        }
        await change();
        expect(await claim(database, null)).toEqual([]);
        await database.owner(`insert into auth.mfa_factors (user_id, status) values ($1, 'verified')`, [me.id]);
        expect(await claim(database, null)).toMatchObject([{ news: [{ what: 'second_step_changed' }] }]);
        await database.owner(`delete from public.messages where news::text like '%second%'`);
        await database.owner(`update public.messages set created_at = created_at - interval '1 day'`);
      }
    });

    it('no first password, no unconfirmed factor, and nothing that the customer did with documents', async () => {
      const me = await quietCustomer(database);
      for (const statement of [
        `update auth.users set encrypted_password = 'first' where id = $1`,
        `insert into auth.mfa_factors (user_id, status) values ($1, 'unverified')`,
        `insert into public.documents (user_id, name, url, added_by) values ($1, 'a', 'https://y.example', 'customer')`,
        `update public.traces set provider = 'Aviva', status = 'Searching' where user_id = $1`,
      ]) {
        await database.owner(statement.replaceAll('$1', `'${me.id}'`));
      }
      expect(await messagesOf(database, me)).toEqual([]);
    });

    it('a pension found only once for a trace', async () => {
      const me = await quietCustomer(database);
      const trace = await traceOf(database, me);
      const found = () => firm.rpc('backoffice_move_trace', { p_by: 'Sam', p_trace: trace, p_status: 'Pension Found' });
      await found();
      expect(await claim(database)).toHaveLength(1);
      await firm.rpc('backoffice_move_trace', { p_by: 'Sam', p_trace: trace, p_status: 'Searching' });
      await found();
      expect(await messagesOf(database, me)).toHaveLength(1);
    });
  });

  it('are rolled back with the change that caused them', async () => {
    const me = await quietCustomer(database);
    const cancelTwice = `with moved as (update public.profiles set tags = '{14}' where id = '${me.id}' returning 1)
      select 1 / (count(*) - 1) from moved`;
    await expect(database.owner(cancelTwice)).rejects.toMatchObject({ code: '22012' });
    expect(await messagesOf(database, me)).toEqual([]);
  });

  it('collect a customer’s changes until the first is due, then start again', async () => {
    const me = await quietCustomer(database);
    const trace = await traceOf(database, me);
    const move = (status: string) =>
      firm.rpc('backoffice_move_trace', { p_by: 'Sam', p_trace: trace, p_status: status });
    const task = { p_by: 'Sam', p_user: me.id, p_title: 'Call us' };
    await Promise.all([move('Pension Found'), ...[1, 2, 3].map(() => firm.rpc('backoffice_add_task', task))]);
    const [row] = await database.owner(
      `select due_at::text, (due_at - interval '1 second')::text as before from public.messages where user_id = $1`,
      [me.id],
    );
    expect(await claim(database, String(row?.before))).toEqual([]);
    const [message, ...more] = await claim(database, String(row?.due_at));
    expect(more).toEqual([]);
    // The most important first.
    expect(message?.news.map(({ what }) => what)).toEqual(['pension_found', 'task', 'task', 'task']);
    await move('Nothing Found');
    expect(await messagesOf(database, me)).toHaveLength(2);
  });

  it('say nothing but the first name, the kinds of news and where to read it', async () => {
    const me = await quietCustomer(database);
    const trace = await traceOf(database, me);
    await database.owner(`update public.settings set message_contact = 'Call 0117 496 0000'`);
    const search = await firm.rpc('backoffice_add_search', { p_by: 'Sam', p_trace: trace, p_provider: 'Aviva' });
    await firm.rpc('backoffice_move_search', { p_by: 'Sam', p_search: search, p_status: 'Pension Found' });
    await firm.rpc('backoffice_add_task', {
      p_by: 'Sam',
      p_user: me.id,
      p_title: 'Ring Aviva',
      p_description: 'About AV-1',
    });
    const [token] = await database.owner('select unsubscribe_token from public.profiles where id = $1', [me.id]);
    expect(await firm.rpc('backoffice_claim_messages', { p_at: later })).toEqual({
      firm: { name: 'Lantern Pension Tracing', contact: 'Call 0117 496 0000' },
      messages: [
        {
          id: expect.any(String),
          attempt: 1,
          to: me.email,
          language: 'en-GB',
          first_name: 'Ada',
          kind: 'news',
          news: [
            { what: 'search_answered', search, trace, page: `/portal/trace/${trace}` },
            { what: 'task', task: expect.any(String), page: '/portal' },
          ],
          unsubscribe: token?.unsubscribe_token,
        },
      ],
    });
  });

  it('lead to the pension of a find, and to its trace while the pension is not linked', async () => {
    const pageOf = async (news: object) =>
      (await database.owner('select private.message_page($1::text::jsonb) as page', [JSON.stringify(news)]))[0]?.page;
    expect(await pageOf({ what: 'pension_found', trace: 't', pension: 'p' })).toBe('/portal/pension/p');
    expect(await pageOf({ what: 'pension_found', trace: 't' })).toBe('/portal/trace/t');
    expect(await pageOf({ what: 'pension_found' })).toBe('/portal');
    expect(await pageOf({ what: 'data_deleted' })).toBeNull();
  });

  it('have the same names here, in the texts and in the table of events, with the same switch', async () => {
    const kinds = await database.owner('select what, kind from private.message_kinds order by what');
    expect(kinds.map(({ what }) => what)).toEqual(Object.keys(messageTexts.en.news).toSorted());
    const emails = Object.values<CustomerEvent>(customerEvents).flatMap(({ storedAs, email }) =>
      storedAs === undefined ? [] : [{ what: storedAs, isSilenced: email === 'news' }],
    );
    const isSilenced = (kind: unknown) => kind === 'news' || kind === 'reminder';
    expect(emails.toSorted((one, other) => (one.what < other.what ? -1 : 1))).toEqual(
      kinds.map(({ what, kind }) => ({ what, isSilenced: isSilenced(kind) })),
    );
    const reasons = await database.owner('select reason from private.sign_again_reasons order by place');
    expect(reasons.map(({ reason }) => reason)).toEqual(signAgainReasons);
  });

  it('go to confirmed addresses only', async () => {
    const me = await quietCustomer(database);
    const tellTwice = async (trial: Trial, confirmed: string) => {
      await trial.owner('alter table auth.users add column email_confirmed_at timestamptz');
      await trial.owner(`update auth.users set email_confirmed_at = ${confirmed}`);
      await tellAtOnce(trial);
      await trial.as('service_role').rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Call us' });
      await trial.owner(`update auth.users set encrypted_password = 'one' where id = $1`, [me.id]);
      await trial.owner(`update auth.users set encrypted_password = 'two' where id = $1`, [me.id]);
      const written = await messagesOf(trial, me);
      await trial.owner('update auth.users set email_confirmed_at = null');
      return { written: written.length, taken: (await claim(trial)).length };
    };
    expect(await database.trial((trial) => tellTwice(trial, 'null'))).toEqual({ written: 0, taken: 0 });
    expect(await database.trial((trial) => tellTwice(trial, 'now()'))).toEqual({ written: 2, taken: 0 });
  });

  it('are in the language of the customer’s page', async () => {
    const me = await quietCustomer(database);
    const languageAfter = async (header: string) => {
      await database.as(me.id, { 'accept-language': header }).rpc('portal_user');
      return (await database.owner('select language from public.profiles where id = $1', [me.id]))[0]?.language;
    };
    expect(await languageAfter('cy-GB, en;q=0.8')).toBe('cy-GB');
    await me.rpc('portal_user');
    await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Call us' });
    expect(await claim(database)).toMatchObject([{ language: 'cy-GB' }]);
    expect(await languageAfter('*')).toBe('cy-GB');
    expect(await languageAfter('en')).toBe('en');
  });

  describe('in quiet hours', () => {
    const waiting = async () => {
      const me = await quietCustomer(database);
      await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Call us' });
      await database.owner(`update auth.users set encrypted_password = 'one' where id = $1`, [me.id]);
      await database.owner(`update auth.users set encrypted_password = 'two' where id = $1`, [me.id]);
    };
    it.each([
      ['at 20:59 in winter', '2099-01-10T20:59:59Z', ['security', 'news']],
      ['at 21:00 in winter', '2099-01-10T21:00:00Z', ['security']],
      ['at 7:59 in winter', '2099-01-11T07:59:59Z', ['security']],
      ['at 8:00 in winter', '2099-01-11T08:00:00Z', ['security', 'news']],
      ['at 21:00 in summer', '2099-07-10T20:00:00Z', ['security']],
      ['at 8:00 in summer', '2099-07-11T07:00:00Z', ['security', 'news']],
    ])('only messages about the log-in go: %s', async (_when, at, kinds) => {
      await waiting();
      await database.owner(`update public.settings set quiet_from = default, quiet_until = default`);
      const taken = await claim(database, at);
      await database.owner(`update public.settings set quiet_from = '00:00', quiet_until = '00:00'`);
      expect(taken.map(({ kind }) => kind)).toEqual(kinds);
    });
  });

  describe('are taken', () => {
    /** Messages of so many customers. */
    async function waiting(count: number): Promise<TestCustomer[]> {
      const customers = await Promise.all(Array.from({ length: count }, () => quietCustomer(database)));
      for (const { id } of customers)
        await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: 'Call us' });
      return customers;
    }

    it('once, by any number of concurrent calls', async () => {
      const customers = await waiting(12);
      const calls = Array.from({ length: 6 }, () => claim(database, later, { p_limit: 3 }));
      const taken = (await Promise.all(calls)).flat();
      const rest = await claim(database, later);
      const recipients = [...taken, ...rest].map(({ to }) => to);
      expect(recipients.toSorted()).toEqual(customers.map(({ email }) => email).toSorted());
    });

    it('again with the same id when the lease ends without a note', async () => {
      const [me] = await waiting(1);
      const [first] = await claim(database, later, { p_lease_seconds: 60 });
      // Sent, then crashed before the note.
      expect(await claim(database, plus(later, 59_000))).toEqual([]);
      const [second] = await claim(database, plus(later, 60_000));
      expect(second).toEqual({ ...first, attempt: 2 });
      await firm.rpc('backoffice_note_message_sent', { p_id: second?.id });
      await firm.rpc('backoffice_note_message_sent', { p_id: second?.id });
      expect(await claim(database, plus(later, 48 * hour))).toEqual([]);
      expect(await messagesOf(database, me ?? { id: '' })).toMatchObject([
        { state: 'sent', attempts: 2, problem: null },
      ]);
    });

    it('again after growing pauses when they fail, and given up after a day', async () => {
      const [me] = await waiting(1);
      let at = later;
      const pauses: number[] = [];
      for (;;) {
        const [message] = await claim(database, at);
        if (!message) break;
        await firm.rpc('backoffice_note_message_failed', {
          p_id: message.id,
          p_attempt: message.attempt,
          p_problem: 'The mail service answered with status 503.',
          p_at: at,
        });
        const [row] = await database.owner(
          `select round(extract(epoch from due_at - $1::text::timestamptz) / 60)::integer as pause from public.messages`,
          [at],
        );
        pauses.push(Number(row?.pause));
        at = plus(at, Number(row?.pause) * 60_000);
      }
      expect(pauses).toEqual([1, 4, 16, 64, 256, 360, 360, 360, 360]);
      expect(await messagesOf(database, me ?? { id: '' })).toMatchObject([
        { state: 'failed', attempts: 9, problem: 'The mail service answered with status 503.' },
      ]);
    });

    it('for a day at most when no attempt is ever noted', async () => {
      const [me] = await waiting(1);
      await claim(database, later);
      expect(await claim(database, plus(later, 24 * hour))).toEqual([]);
      expect(await messagesOf(database, me ?? { id: '' })).toMatchObject([{ state: 'failed', attempts: 1 }]);
    });

    it('not again after an error that stays', async () => {
      await waiting(1);
      const [message] = await claim(database);
      const note = { p_id: message?.id, p_problem: 'The address was refused.', p_is_final: true };
      // The note of an earlier attempt changes nothing.
      await firm.rpc('backoffice_note_message_failed', { ...note, p_attempt: 0 });
      expect(await database.owner('select state from public.messages')).toEqual([{ state: 'waiting' }]);
      await firm.rpc('backoffice_note_message_failed', { ...note, p_attempt: 1 });
      expect(await database.owner('select state from public.messages')).toEqual([{ state: 'failed' }]);
    });
  });

  describe('stop', () => {
    const change = ({ id }: TestCustomer) =>
      firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: 'Call us' });
    const news = async (me: TestCustomer) => Object(await me.rpc('portal_user')).news_email;
    async function expectStopped(me: TestCustomer) {
      await change(me);
      expect(await messagesOf(database, me)).toMatchObject([{ kind: 'news', state: 'stopped' }]);
      await database.owner(`update auth.users set encrypted_password = 'one' where id = $1`, [me.id]);
      await database.owner(`update auth.users set encrypted_password = 'two' where id = $1`, [me.id]);
      expect(await claim(database)).toMatchObject([{ to: me.email, kind: 'security' }]);
    }

    it('with the customer’s switch, except those about the log-in', async () => {
      const me = await quietCustomer(database);
      expect(await news(me)).toBe(true);
      await change(me);
      await me.rpc('portal_user_update_news', { p_email: false });
      expect(await news(me)).toBe(false);
      await expectStopped(me);
      await me.rpc('portal_user_update_news', { p_email: true });
      await change(me);
      expect(await claim(database)).toMatchObject([{ kind: 'news' }]);
      await expect(me.rpc('portal_user_update_news')).rejects.toMatchObject({ code: 'PT400', hint: 'p_email' });
    });

    it('with the firm’s procedure, whatever the customer chose', async () => {
      const me = await quietCustomer(database);
      await change(me);
      await firm.rpc('backoffice_stop_messages', { p_by: 'Sam', p_user: me.id });
      await me.rpc('portal_user_update_news', { p_email: true });
      await expectStopped(me);
      await firm.rpc('backoffice_stop_messages', { p_by: 'Sam', p_user: me.id, p_stops: false });
      await change(me);
      expect(await claim(database)).toMatchObject([{ kind: 'news' }]);
      await expect(firm.rpc('backoffice_stop_messages', { p_by: 'Sam', p_user: 'nobody' })).rejects.toMatchObject({
        code: 'PT404',
      });
    });

    it('with the link of a message, for its own customer only', async () => {
      const [me, another] = [await quietCustomer(database), await quietCustomer(database)];
      await change(me);
      const [message] = await claim(database);
      for (const p_token of [another.id, me.id, message?.id, me.email, "' or true --", '%', '']) {
        expect(await firm.rpc('backoffice_unsubscribe', { p_token }), p_token).toBe(false);
      }
      expect(await news(me)).toBe(true);
      expect(await firm.rpc('backoffice_unsubscribe', { p_token: message?.unsubscribe })).toBe(true);
      expect([await news(me), await news(another)]).toEqual([false, true]);
    });

    it('with a link at most sixty times for unknown ones of a client, and always for those of customers', async () => {
      const me = await quietCustomer(database);
      const [own] = await database.owner('select unsubscribe_token::text as token from public.profiles where id = $1', [
        me.id,
      ]);
      const from = (address: string, p_token = 'unknown') =>
        firm.rpc('backoffice_unsubscribe', { p_token, p_headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } });
      await database.owner('update public.settings set request_limit = default');
      for (let count = 1; count <= 60; count += 1) expect(await from('203.0.113.9')).toBe(false);
      await expect(from('203.0.113.9')).rejects.toMatchObject({ code: 'PT429', hint: 'too_often' });
      expect(await from('203.0.113.10')).toBe(false);
      expect(await from('203.0.113.9', String(own?.token))).toBe(true);
    });

    it('also when one is off its lease while the switch goes off', async () => {
      const me = await quietCustomer(database);
      await change(me);
      const [message] = await claim(database);
      await me.rpc('portal_user_update_news', { p_email: false });
      expect(await claim(database, plus(later, hour))).toEqual([]);
      // It had been sent.
      await firm.rpc('backoffice_note_message_sent', { p_id: message?.id });
      expect(await messagesOf(database, me)).toMatchObject([{ state: 'sent' }]);
    });
  });

  describe('about the date of a task', () => {
    const reminders = (trial: Pick<Trial, 'owner'>) =>
      trial.owner(
        `select to_char(due_at at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI') as due, state
         from public.messages where kind = 'reminder' order by due_at`,
      );
    async function giveTask(me: TestCustomer, date: string): Promise<unknown> {
      return firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Call us', p_due_date: date });
    }

    it('go three days before it, when the quiet hours end', async () => {
      await database.owner(`update public.settings set quiet_from = default, quiet_until = default`);
      const me = await quietCustomer(database);
      await giveTask(me, '2099-07-10');
      await giveTask(me, '2099-01-09');
      expect(await reminders(database)).toEqual([
        { due: '2099-01-06 08:00', state: 'waiting' },
        { due: '2099-07-07 08:00', state: 'waiting' },
      ]);
      await claim(database, '2099-01-05T12:00:00Z');
      expect(await claim(database, '2099-01-06T07:59:59Z')).toEqual([]);
      const taken = await claim(database, '2099-01-06T08:00:00Z');
      await database.owner(`update public.settings set quiet_from = '00:00', quiet_until = '00:00'`);
      expect(taken.map(({ kind, news }) => ({ kind, news }))).toEqual(
        expect.arrayContaining([
          {
            kind: 'reminder',
            news: [{ what: 'task_due', task: expect.any(String), date: '2099-01-09', page: '/portal' }],
          },
        ]),
      );
    });

    it('keep to the days of the firm’s work, as the date itself does', async () => {
      await database.owner(`update public.settings set days_off = '{2099-12-25,2099-12-28}'`);
      const me = await quietCustomer(database);
      // The 25th is a Friday: the next day of work is Tuesday, and three days before it the Thursday before Christmas.
      await giveTask(me, '2099-12-25');
      expect(await me.select('select due_date::text from public.tasks')).toEqual([{ due_date: '2099-12-29' }]);
      expect(await reminders(database)).toMatchObject([{ due: expect.stringContaining('2099-12-24') }]);
    });

    it('go when the customer has done the task, and come back when it is open again', async () => {
      const me = await quietCustomer(database);
      const task = await giveTask(me, '2099-01-09');
      await me.rpc('portal_task_done', { p_id: task });
      expect(await reminders(database)).toEqual([]);
      await me.rpc('portal_task_done', { p_id: task, p_done: false });
      expect(await reminders(database)).toHaveLength(1);
    });

    it('follow the date, and go with the task', async () => {
      const me = await quietCustomer(database);
      const task = String(await giveTask(me, '2099-01-09'));
      await firm.select(`update public.tasks set due_date = '2099-02-10' where id = '${task}'`);
      expect(await reminders(database)).toMatchObject([{ due: expect.stringContaining('2099-02-06') }]);
      await firm.rpc('backoffice_finish_task', { p_by: 'Sam', p_task: task });
      expect(await reminders(database)).toEqual([]);
    });

    it('stop when the customer says that it is done, and come again when that is taken back', async () => {
      const me = await quietCustomer(database);
      const p_id = String(await giveTask(me, '2099-01-09'));
      await me.rpc('portal_task_done', { p_id });
      expect(await reminders(database)).toEqual([]);
      await me.rpc('portal_task_done', { p_id, p_done: false });
      expect(await reminders(database)).toMatchObject([{ due: expect.stringContaining('2099-01-06') }]);
    });

    it('are not written for a date within three days', async () => {
      const me = await quietCustomer(database);
      const [row] = await database.owner(`select (private.today() + 3)::text as date`);
      await giveTask(me, String(row?.date));
      expect(await reminders(database)).toEqual([]);
    });
  });

  describe('after an erasure', () => {
    /** Erases a customer where messages are sent, or not. */
    async function erased({ sends = true } = {}): Promise<TestCustomer> {
      const me = await quietCustomer(database);
      await database.owner('delete from private.message_sender');
      if (sends) {
        await database.owner(
          `insert into public.messages (user_id, kind, news, state, due_at, ended_at)
           values ($1, 'news', '[]', 'sent', now(), now())`,
          [me.id],
        );
      }
      await database.as(me.id, { 'accept-language': 'cy' }).rpc('portal_user');
      await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Call us' });
      await me.rpc('portal_cancel_application');
      await me.rpc('anonymize_user', { p_id: me.id });
      return me;
    }
    const rows = () => database.owner('select user_id, email, language, state from public.messages');

    it('only its own is left, with the address and the language alone', async () => {
      const me = await erased();
      expect(await rows()).toEqual([{ user_id: null, email: me.email, language: 'cy', state: 'waiting' }]);
      expect(await claim(database)).toEqual([
        {
          id: expect.any(String),
          attempt: 1,
          to: me.email,
          language: 'cy',
          first_name: null,
          kind: 'security',
          news: [{ what: 'data_deleted', page: null }],
          unsubscribe: null,
        },
      ]);
    });

    it('its own waits also before the first message was ever sent, where something asks for them', async () => {
      const me = await quietCustomer(database);
      await database.owner('delete from private.message_sender');
      expect(await claim(database)).toEqual([]);
      await me.rpc('portal_cancel_application');
      await me.rpc('anonymize_user', { p_id: me.id });
      expect(await claim(database)).toMatchObject([{ to: me.email, news: [{ what: 'data_deleted' }] }]);
    });

    it('no address is left where nothing sends messages', async () => {
      await erased({ sends: false });
      expect(await rows()).toEqual([]);
    });

    it('the address goes with the next change of any customer when nothing sent it within a day', async () => {
      const another = await customerAt(database, 13);
      await erased();
      await database.owner(`update public.messages set created_at = now() - interval '25 hours'`);
      await another.rpc('portal_user_update_marketing', { p_email: true, p_text: true, p_post: true });
      expect(await rows()).toContainEqual({ user_id: null, email: null, language: 'cy', state: 'failed' });
    });

    it('an old address goes with the next change by the firm when nothing sent it within a week', async () => {
      const me = await quietCustomer(database);
      await database.owner('update auth.users set email = $2 where id = $1', [me.id, `new-${me.email}`]);
      const age = (days: number) =>
        database.owner(`update public.messages set created_at = now() - make_interval(days => ${days})`);
      const afterTask = async () => {
        await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Call us' });
        return (await rows()).map(({ email }) => email);
      };
      await age(6);
      expect(await afterTask()).toContain(me.email);
      await age(8);
      expect(await afterTask()).not.toContain(me.email);
    });

    it.each<[string, (id: string) => Promise<unknown>]>([
      ['sent', (id) => firm.rpc('backoffice_note_message_sent', { p_id: id })],
      [
        'failed',
        (id) =>
          firm.rpc('backoffice_note_message_failed', {
            p_id: id,
            p_attempt: 1,
            p_problem: 'Refused',
            p_is_final: true,
          }),
      ],
    ])('the address goes when it is %s', async (state, note) => {
      await erased();
      const [message] = await claim(database);
      await note(message?.id ?? '');
      expect(await rows()).toEqual([{ user_id: null, email: null, language: 'cy', state }]);
    });
  });
});
