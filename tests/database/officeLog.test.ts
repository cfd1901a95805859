import { describe, expect, it } from 'vitest';
import { customerAt, personal, trace, type TestCustomer } from './customers';
import { describeOnDatabase, type Trial } from './engine';

/** Back-office procedures that server functions call for a customer or a job. No person of the firm acts. */
const machineRoads = [
  'backoffice_check_authorisations',
  'backoffice_claim_messages',
  'backoffice_copy_customer',
  'backoffice_count_request',
  'backoffice_list_upload',
  'backoffice_note_message_failed',
  'backoffice_note_message_sent',
  'backoffice_unsubscribe',
  'backoffice_verify_evidence',
];

describeOnDatabase('The log of the firm', (database) => {
  const firm = database.as('service_role');
  const linesOf = (trial: Trial, { id }: Pick<TestCustomer, 'id'>) =>
    trial.owner(
      `select who, database_role, what, kept_in, why, old::text, new::text from private.office_log
       where user_id = $1 order by id`,
      [id],
    );
  const traceOf = async (me: TestCustomer) =>
    String((await database.owner('select id from public.traces where user_id = $1', [me.id]))[0]?.id);

  it('names a person for every procedure but those of server functions', async () => {
    const procedures = await database.owner(
      `select proname as name, proargnames[1] = 'p_by' and pronargs - pronargdefaults > 0
         and proargnames[pronargs] = 'p_why' as named
       from pg_proc where pronamespace = 'public'::regnamespace and proname like 'backoffice%' order by 1`,
    );
    expect(procedures.filter(({ named }) => named !== true).map(({ name }) => name)).toEqual(machineRoads);
    for (const { name } of procedures.filter(({ named }) => named === true)) {
      const [row] = await database.owner(
        `select array_to_string(proargnames[2:pronargs - pronargdefaults], ' ') as required
         from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace`,
        [String(name)],
      );
      const required = String(row?.required ?? '')
        .split(' ')
        .filter(Boolean);
      const others = Object.fromEntries(required.map((parameter) => [parameter, null]));
      const refused = { code: 'PT400', hint: 'p_by', message: 'Please say who acts: the name of a person at the firm' };
      for (const p_by of [null, ' \u200b']) {
        await expect(firm.rpc(String(name), { ...others, p_by }), String(name)).rejects.toMatchObject(refused);
      }
    }
  });

  it.each([
    [{ p_by: 'x'.repeat(101) }, 'p_by', 'The name of the person who acts should not exceed 100 characters'],
    [{ p_by: 'Sam', p_why: 'x'.repeat(501) }, 'p_why', 'The reason for the log should not exceed 500 characters'],
  ])('refuses %j', async (named, hint, message) => {
    const call = firm.rpc('backoffice_finish_task', { ...named, p_task: 'mistyped' });
    await expect(call).rejects.toMatchObject({ code: 'PT400', hint, message });
  });

  it('says who changed what with a procedure, for whom and why, with the old and the new value', async () => {
    const me = await customerAt(database, 13);
    const p_trace = await traceOf(me);
    await firm.rpc('backoffice_move_trace', { p_by: ' Sam  Hall ', p_trace, p_status: 'Searching', p_why: 'Rang' });
    const [line, ...others] = await linesOf(database, me);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      who: 'Sam  Hall',
      database_role: 'service_role',
      what: 'backoffice_move_trace',
      kept_in: 'traces',
      why: 'Rang',
    });
    expect(JSON.parse(String(line?.old))).toMatchObject({ status: 'Awaiting Review' });
    expect(JSON.parse(String(line?.new))).toMatchObject({ status: 'Searching' });
    expect(Object.keys(JSON.parse(String(line?.new)) as object)).toEqual(['status', 'status_dates']);
  });

  it.each([
    ['profiles', `update public.profiles set phone = '07700 900999' where id = $1`, '{"phone": "07700 900999"}'],
    ['addresses', `update public.addresses set city = 'Newton' where user_id = $1`, '{"city": "Newton"}'],
    ['traces', `update public.traces set policy = 'P-2' where user_id = $1`, '{"policy": "P-2"}'],
    ['pensions', `update public.pensions set policy = 'P-2' where user_id = $1`, '{"policy": "P-2"}'],
    ['tasks', `update public.tasks set title = 'Call Nest' where user_id = $1`, '{"title": "Call Nest"}'],
    ['searches', `update public.searches set provider = 'Nest' where user_id = $1`, '{"provider": "Nest"}'],
    ['documents', `update public.documents set name = 'b.pdf' where user_id = $1`, '{"name": "b.pdf"}'],
    [
      'activity',
      `delete from public.activity where id = (select min(id) from public.activity where user_id = $1)`,
      null,
    ],
  ])('names the database role for a change of %s by hand', async (table, sql, expected) => {
    const me = await customerAt(database, 13);
    const p_trace = await traceOf(me);
    await database.trial(async (trial) => {
      await trial.as('service_role').rpc('backoffice_add_search', { p_by: 'Sam', p_provider: 'Aviva', p_trace });
      await trial.owner(`insert into public.tasks (user_id, title) values ($1, 'Call')`, [me.id]);
      await trial.owner(
        `insert into public.documents (user_id, name, url) values ($1, 'a.pdf', 'https://x.example/a')`,
        [me.id],
      );
      await trial.owner(`select set_config('office.by', '', true)`);
      await trial.owner(sql, [me.id]);
      const line = (await linesOf(trial, me)).at(-1);
      expect(line).toMatchObject({
        who: null,
        what: expected === null ? 'delete' : 'update',
        kept_in: table,
        why: null,
        new: expected,
      });
      expect(line?.database_role).toMatch(/./);
    });
  });

  it('says who stopped a message, and who noted that one came back', async () => {
    const me = await customerAt(database, 13);
    const [message] = await database.owner('select id from public.messages where user_id = $1', [me.id]);
    await firm.rpc('backoffice_stop_message', { p_by: 'Sam', p_id: message?.id, p_why: 'Wrong trace' });
    await database.owner('update public.messages set attempts = 1 where user_id = $1', [me.id]);
    await firm.rpc('backoffice_note_bounce', { p_by: 'Sam', p_id: message?.id, p_problem: 'No such mailbox' });
    const line = { who: 'Sam', kept_in: 'messages' };
    expect(await linesOf(database, me)).toMatchObject([
      {
        ...line,
        what: 'backoffice_stop_message',
        why: 'Wrong trace',
        old: '{"state": "waiting"}',
        new: '{"state": "stopped"}',
      },
      { ...line, what: 'backoffice_note_bounce', why: null, old: '{"state": "stopped"}', new: '{"state": "bounced"}' },
    ]);
  });

  it('has no line for what customers do themselves, also by link and through a server function', async () => {
    const me = await customerAt(database, 13);
    const [row] = await database.owner('select unsubscribe_token as token from public.profiles where id = $1', [me.id]);
    await me.rpc('portal_create_trace', trace);
    await me.rpc('portal_trace_remove', {
      p_id: String(
        (
          await database.owner('select id from public.traces where user_id = $1 order by created_date desc limit 1', [
            me.id,
          ])
        )[0]?.id,
      ),
    });
    await database.as('anon').rpc('marketing_update', {
      p_id: me.id,
      p_email: me.email,
      p_marketing: { email: true, text: true, post: true },
    });
    await database.as('anon').rpc('news_unsubscribe', { p_token: row?.token });
    await me.rpc('portal_user_update_news', { p_email: true });
    await firm.rpc('backoffice_unsubscribe', { p_token: row?.token });
    const [file] = await database.owner(
      `insert into storage.objects (bucket_id, name) values ('documents', $1) returning id`,
      [`${me.id}/mine.pdf`],
    );
    await firm.rpc('backoffice_list_upload', { p_file: file?.id, p_name: 'Mine.pdf' });
    expect(await linesOf(database, me)).toEqual([]);
  });

  describe('notes a reading of', () => {
    it('a whole National Insurance number', async () => {
      const me = await customerAt(database, 13);
      const sent = { p_by: 'Sam', p_user: me.id, p_why: 'Aviva asked on the phone' };
      expect(await firm.rpc('backoffice_national_insurance', sent)).toBe(personal.p_national_insurance);
      expect(await linesOf(database, me)).toMatchObject([
        { who: 'Sam', what: 'backoffice_national_insurance', why: 'Aviva asked on the phone', old: null, new: null },
      ]);
    });

    it('a signed letter, by its reference or its number', async () => {
      const me = await customerAt(database, 13);
      const [letter] = Object(await me.rpc('portal_signed_authorisations'));
      const own = await me.rpc('portal_signed_authorisation', { p_number: letter.number });
      for (const p_letter of [letter.reference.toLowerCase(), String(letter.number)]) {
        expect(await firm.rpc('backoffice_signed_authorisation', { p_by: 'Sam', p_letter })).toEqual(own);
      }
      expect(await linesOf(database, me)).toMatchObject([
        { who: 'Sam', what: 'backoffice_signed_authorisation', kept_in: 'authorisations' },
        { who: 'Sam', what: 'backoffice_signed_authorisation', kept_in: 'authorisations' },
      ]);
      const unknown = firm.rpc('backoffice_signed_authorisation', { p_by: 'Sam', p_letter: '0' });
      await expect(unknown).rejects.toMatchObject({ code: 'PT404' });
    });
  });

  it.each([
    [
      'an erasure by the customer',
      async (id: string) => {
        await database.as(id).rpc('portal_cancel_application');
        await database.as(id).rpc('anonymize_user', { p_id: id });
      },
      [],
    ],
    [
      'an erasure by the firm and the deletion of the account',
      async (id: string) => {
        await firm.rpc('backoffice_erase', { p_by: 'Sam', p_user: id, p_why: 'Letter of 3 May' });
        await database.owner('delete from auth.users where id = $1', [id]);
      },
      [
        ['backoffice_erase', 'Letter of 3 May'],
        ['backoffice_erase', null],
        ['backoffice_erase', null],
        ['delete', null],
      ],
    ],
  ])('keeps the lines without their content after %s', async (_what, erase, last) => {
    const me = await customerAt(database, 13);
    await firm.rpc('backoffice_move_trace', {
      p_by: 'Sam',
      p_trace: await traceOf(me),
      p_status: 'Searching',
      p_why: 'Ada rang',
    });
    await firm.rpc('backoffice_add_note', { p_by: 'Sam', p_user: me.id, p_note: 'Ada is hard of hearing' });
    await erase(me.id);
    expect((await linesOf(database, me)).map(({ what, why, old, new: now }) => [what, why, old, now])).toEqual([
      ['backoffice_move_trace', null, null, null],
      ['backoffice_add_note', null, null, null],
      ...last.map((line) => [...line, null, null]),
    ]);
    expect(await database.owner('select id from public.office_notes where user_id = $1', [me.id])).toEqual([]);
  });
});

describeOnDatabase('The firm’s own columns and notes', (database) => {
  it('write nothing to the customer’s activity', async () => {
    const me = await customerAt(database, 13);
    await database.trial(async (trial) => {
      for (const [table, type] of [
        ['traces', 6],
        ['pensions', 7],
      ] as const) {
        await trial.owner(`alter table public.${table} add column case_worker text`);
        const [row] = await trial.owner(
          `update public.${table} set case_worker = 'Sam' where user_id = $1 returning id`,
          [me.id],
        );
        const about = { p_entity_type: type, p_entity_id: row?.id };
        expect(await trial.as(me.id).rpc('portal_activity', about)).toHaveLength(1);
        await trial.owner(`update public.${table} set provider = 'Nest' where user_id = $1`, [me.id]);
        expect(await trial.as(me.id).rpc('portal_activity', about)).toMatchObject([
          { description: 'Details changed' },
          {},
        ]);
      }
    });
  });
});
