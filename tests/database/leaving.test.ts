import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { address, authorisation, customerAt, personal, tagsOf, trace } from './customers';
import { describeOnDatabase, type Claims } from './engine';
import { procedureAccess } from './procedureAccess';
import { fingerprintOfOthers } from './rowsOf';
import { nowhere } from './scene';
import { readStoredData } from './storedData';

describeOnDatabase('Leaving', (database) => {
  const cancelledAgo = (id: string, ago: string) =>
    database.owner('update public.profiles set cancelled_at = now() - $2::interval where id = $1', [id, ago]);

  it.each([12, 13])('restores tag %i of a cancelled application', async (tag) => {
    const me = await customerAt(database, tag);
    expect(await me.rpc('portal_cancel_application')).toEqual([14]);
    await expect(me.rpc('portal_create_trace', trace)).rejects.toMatchObject({ code: 'PT403' });
    await cancelledAgo(me.id, '13 days 23 hours');
    expect(await me.rpc('portal_restore_application')).toEqual([tag]);
    await expect(me.rpc('portal_restore_application')).rejects.toMatchObject({ code: 'PT403', hint: 'wrong_tag' });
    expect(await me.rpc('portal_trace_count')).toBe(1);
  });

  it('refuses to restore after 14 days', async () => {
    const me = await customerAt(database, 13);
    await me.rpc('portal_cancel_application');
    await cancelledAgo(me.id, '14 days 1 hour');
    await expect(me.rpc('portal_restore_application')).rejects.toMatchObject({
      code: 'PT403',
      message: 'An application can only be restored within 14 days of being cancelled.',
      hint: 'restore_window',
    });
    expect(await tagsOf(database, me.id)).toEqual([14]);
  });
});

describeOnDatabase('Erasing', (database) => {
  it('deletes all of the customer’s data and keeps the chain of signed records intact', async () => {
    const me = await customerAt(database, 13);
    await database.owner(
      `update auth.users
       set recovery_token = 'token-1', email_change = email, email_change_token_new = 'token-2', phone_change = $2,
         raw_app_meta_data = '{"customer_number": "token-4"}'
       where id = $1`,
      [me.id, personal.p_phone_number],
    );
    await database.owner(
      `insert into auth.one_time_tokens (user_id, token_hash, relates_to) values ($1, 'token-3', $2)`,
      [me.id, me.email],
    );
    await database.owner(`insert into auth.identities (user_id, identity_data) values ($1, '{}')`, [me.id]);
    await database.owner('insert into auth.sessions (user_id) values ($1)', [me.id]);
    await database.owner('insert into auth.refresh_tokens (user_id) values ($1)', [me.id]);
    // The auth service's audit log: lines about other users are kept.
    for (const [actor, username, traits] of [
      [me.id, me.email],
      ['the-service', me.email.toUpperCase()],
      ['the-service', 'service_role', { user_id: me.id }],
      ['the-service', 'service_role', { user_email: me.email }],
      ['another', 'another@example.com'],
      ['the-service', 'service_role', { user_email: 'another@example.com' }],
    ]) {
      await database.owner('insert into auth.audit_log_entries (payload) values ($1::text::json)', [
        JSON.stringify({ action: 'login', actor_id: actor, actor_username: username, traits }),
      ]);
    }
    const upload = (name: string) =>
      database.owner(`insert into storage.objects (bucket_id, name) values ('documents', $1)`, [name]);
    await upload(`${me.id}/a.pdf`);
    await database.owner(`insert into public.documents (user_id, name, url) values ($1, 'a.pdf', $2)`, [
      me.id,
      `${me.id}/a.pdf`,
    ]);
    await upload(`${me.id}/never-listed.pdf`);
    await database.owner(`insert into public.invites (email, name) values ($1, 'Ada')`, [me.email]);
    await database.as('service_role').rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Call Ada' });
    await database.owner(`insert into public.national_insurance_reads (user_id, session_id) values ($1, 'token-7')`, [
      me.id,
    ]);
    await database.as(me.id, { 'idempotency-key': 'cancel-for-good' }).rpc('portal_cancel_application');
    await database.owner(`update public.messages set state = 'sent', ended_at = now() where user_id = $1`, [me.id]);
    const last = database.as(me.id, { 'idempotency-key': 'erase-for-good' });
    expect(await last.rpc('anonymize_user', { p_id: me.id })).toBeNull();

    // The confirmation keeps the address until it has been sent.
    const waiting = await database.owner(
      `update public.messages set state = 'sent', ended_at = now() where email = $1 returning user_id, news::text`,
      [me.email],
    );
    expect(waiting).toEqual([{ user_id: null, news: '[{"what": "data_deleted"}]' }]);

    const dump = await database.owner(
      `select query_to_xml(format('select * from %I.%I', nspname, relname), true, false, '')::text as content
       from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname in ('public', 'auth') and relkind = 'r'
         and relname not in ('sample_addresses', 'guides', 'pension_providers', 'industries', 'agreements')`,
    );
    const everything = dump.map(({ content }) => String(content)).join('\n');
    expect(dump.length).toBeGreaterThan(15);
    for (const left of [
      me.email,
      'Lovelace',
      personal.p_national_insurance,
      personal.p_phone_number,
      personal.p_date_of_birth,
      address.p_line1,
      authorisation.p_signature,
      'token-',
    ]) {
      expect(everything.includes(left), left).toBe(false);
    }
    expect(await database.owner('select 1 from public.answered_requests where user_id = $1', [me.id])).toEqual([]);
    expect(await database.owner('select url from public.files_to_remove order by url')).toEqual([
      { url: `${me.id}/a.pdf` },
      { url: `${me.id}/never-listed.pdf` },
    ]);
    await expect(upload(`${me.id}/late.pdf`)).rejects.toMatchObject({ code: 'PT404' });
    expect(await database.owner(`select payload ->> 'actor_id' as actor from auth.audit_log_entries`)).toEqual([
      { actor: 'another' },
      { actor: 'the-service' },
    ]);
    expect(await database.owner('select 1 from auth.sessions where user_id = $1', [me.id])).toEqual([]);
    const [signed] = await database.owner(
      `select signature, screenshot, evidence, length(signature_sha256) as digest, erased_at is not null as erased
       from public.authorisations where user_id = $1`,
      [me.id],
    );
    expect(signed).toEqual({ signature: null, screenshot: null, evidence: null, digest: 64, erased: true });
    expect(await database.owner('select public.backoffice_check_authorisations()')).toEqual([]);

    await expect(me.rpc('portal_restore_application')).rejects.toMatchObject({ code: 'PT403' });
    expect(await me.rpc('portal_user')).toMatchObject({ first_name: null, email: null, birth_date: null, tags: [14] });
    const link = { p_id: me.id, p_email: me.email };
    await expect(database.as('anon').rpc('marketing', link)).rejects.toMatchObject({ code: 'PT404' });
  });

  it.each(['erased', 'deleted'])(
    'leaves nothing to the token of an %s account: no procedure writes a row',
    async (how) => {
      await database.owner('update public.settings set offers_data_copy = true');
      const me = await customerAt(database, 13);
      if (how === 'erased') {
        await me.rpc('portal_cancel_application');
        await me.rpc('anonymize_user', { p_id: me.id });
      } else {
        await database.as('service_role').rpc('backoffice_erase', { p_by: 'Sam', p_user: me.id });
        await database.owner('delete from auth.users where id = $1', [me.id]);
      }
      const stored = async () => ({
        ...(await fingerprintOfOthers(database, [])),
        counts: (await readStoredData(database)).counts,
      });
      const before = await stored();
      const ofCustomers = Object.entries(procedureAccess).filter(
        ([, { owner, anonymous }]) => owner[0] !== 'closed' && anonymous[0] === 'closed',
      );
      expect(ofCustomers.length).toBeGreaterThan(30);
      for (const [procedure, { sends }] of ofCustomers) {
        const token = database.as(me.id, { 'idempotency-key': randomUUID(), 'accept-language': 'cy' });
        await Promise.allSettled([token.rpc(procedure, sends({ ...nowhere, id: me.id, email: me.email }))]);
        expect(await stored(), procedure).toEqual(before);
      }
      const count = { p_what: 'address', p_who: me.id };
      expect(await database.as('service_role').rpc('backoffice_count_request', count)).toBe(false);
      expect(await stored()).toEqual(before);
    },
  );

  it('keeps audit lines of addresses that contain the customer’s address', async () => {
    const me = await customerAt(database, 13);
    const lines = async () =>
      (await database.owner(`select payload ->> 'actor_username' as name from auth.audit_log_entries`)).map(
        ({ name }) => name,
      );
    for (const actor_username of [me.email, `not-${me.email}`]) {
      await database.owner('insert into auth.audit_log_entries (payload) values ($1::text::json)', [
        JSON.stringify({ actor_id: 'another', actor_username }),
      ]);
    }
    await me.rpc('portal_cancel_application');
    await me.rpc('anonymize_user', { p_id: me.id });
    expect(await lines()).toContain(`not-${me.email}`);
    expect(await lines()).not.toContain(me.email);
  });

  it('leaves the audit lines of a customer whose former address somebody else has taken over', async () => {
    const former = await customerAt(database, 13);
    const me = await customerAt(database, 13);
    const service = '00000000-0000-0000-0000-000000000000';
    const lines = {
      'theirs, by the actor': { actor_id: former.id, actor_username: me.email },
      'theirs, by the subject': { actor_id: service, traits: { user_id: former.id, user_email: me.email } },
      'theirs, about both': { actor_id: former.id, traits: { user_email: me.email } },
      'mine, under another address': { actor_id: me.id, actor_username: former.email },
      'mine, by the service': { actor_id: service, traits: { user_id: me.id } },
      'about my address, with no account': { actor_id: service, traits: { user_email: me.email.toUpperCase() } },
      'about my address alone': { actor_username: me.email },
    };
    await database.owner('delete from auth.audit_log_entries');
    for (const [action, line] of Object.entries(lines)) {
      await database.owner('insert into auth.audit_log_entries (payload) values ($1::text::json)', [
        JSON.stringify({ action, ...line }),
      ]);
    }
    const actions = Object.keys(lines);
    const copy = Object(await database.as('service_role').rpc('backoffice_copy_customer', { p_user: me.id }));
    const copied: { payload: { action: string } }[] = copy.tables['auth.audit_log_entries'];
    expect(copied.map(({ payload }) => payload.action).toSorted()).toEqual(actions.slice(3).toSorted());
    await me.rpc('portal_cancel_application');
    await me.rpc('anonymize_user', { p_id: me.id });
    const left = await database.owner(`select payload ->> 'action' as action from auth.audit_log_entries`);
    expect(left.map(({ action }) => action).toSorted()).toEqual(actions.slice(0, 3).toSorted());
  });

  it('works where the auth service lacks its newer tables', async () => {
    const me = await customerAt(database, 13);
    await me.rpc('portal_cancel_application');
    await database.trial(async (trial) => {
      for (const table of ['one_time_tokens', 'refresh_tokens', 'audit_log_entries', 'mfa_factors']) {
        await trial.owner(`drop table auth.${table}`);
      }
      expect(await trial.as(me.id).rpc('anonymize_user', { p_id: me.id })).toBeNull();
    });
  });

  it('of signed records requires a request, even from the service role and the owner', async () => {
    const me = await customerAt(database, 13);
    const signatures = () =>
      database.owner('select signature is not null as kept from public.authorisations where user_id = $1', [me.id]);
    const refused = { code: 'PT403', message: 'An authorisation cannot be changed or removed.' };
    const office = database.as('service_role');
    const deletion = `delete from public.profiles where id = '${me.id}'`;
    await expect(office.select(deletion)).rejects.toMatchObject(refused);
    await expect(database.owner('delete from auth.users where id = $1', [me.id])).rejects.toMatchObject(refused);
    await expect(
      database.owner(
        `update public.authorisations
         set signature = null, screenshot = null, evidence = null, signer = null, erased_at = now() where user_id = $1`,
        [me.id],
      ),
    ).rejects.toMatchObject(refused);
    expect(await signatures()).toEqual([{ kept: true }]);

    const file = `${me.id}/letter.pdf`;
    await database.owner(`insert into storage.objects (bucket_id, name) values ('documents', $1)`, [file]);
    await database.owner(`insert into public.invites (email, name) values ($1, 'Ada')`, [me.email]);
    await office.rpc('backoffice_erase', { p_by: 'Sam', p_user: me.id });
    await office.select(deletion);
    expect(await signatures()).toEqual([{ kept: false }]);
    const listed = 'select url from public.files_to_remove where url = $1';
    expect(await database.owner(listed, [file])).toEqual([{ url: file }]);
    await database.owner('delete from storage.objects where name = $1', [file]);
    expect(await database.owner(listed, [file])).toEqual([]);
    expect(await database.owner('select 1 from public.invites where email = $1', [me.email])).toEqual([]);
    for (const sql of ['delete from public.erasures', 'update public.erasures set asked_by = asked_by']) {
      await expect(office.select(sql), sql).rejects.toMatchObject({ code: '42501' });
    }
    await expect(office.rpc('backoffice_erase', { p_by: 'Sam', p_user: me.id })).rejects.toMatchObject({
      code: 'PT404',
    });
  });

  it.each([
    ['customer', 'authenticated'],
    ['firm', 'service_role'],
  ])('requested by the %s is logged without personal data', async (asked_by, erased_by) => {
    const me = await customerAt(database, 13);
    const [signed] = await database.owner(
      'select number::integer as number from public.authorisations where user_id = $1',
      [me.id],
    );
    if (asked_by === 'customer') {
      await me.rpc('portal_cancel_application');
      await me.rpc('anonymize_user', { p_id: me.id });
      await me.rpc('anonymize_user', { p_id: me.id });
    } else {
      const office = database.as('service_role');
      await office.rpc('backoffice_erase', { p_by: 'Sam', p_user: me.id });
      await office.select(`delete from public.profiles where id = '${me.id}'`);
    }
    const log = await database.as('service_role').select(
      `select user_id, asked_by, erased_by, erased_at >= asked_at as done, authorisations::text as authorisations
       from public.erasures order by id desc limit 1`,
    );
    expect(log).toEqual([
      { user_id: null, asked_by, erased_by, done: true, authorisations: `{${String(signed?.number)}}` },
    ]);
  });

  it('succeeds when it is repeated', async () => {
    const me = await customerAt(database, 13);
    await me.rpc('portal_cancel_application');
    const api = database.as(me.id, { 'idempotency-key': 'erase-me-once' });
    expect(await api.rpc('anonymize_user', { p_id: me.id })).toBeNull();
    expect(await api.rpc('anonymize_user', { p_id: me.id })).toBeNull();
  });

  it('erases no other customer, and no customer who has not cancelled', async () => {
    const [me, other] = [await customerAt(database, 13), await customerAt(database, 13)];
    await expect(me.rpc('anonymize_user', { p_id: me.id })).rejects.toMatchObject({ code: 'PT403' });
    await me.rpc('portal_cancel_application');
    for (const p_id of [other.id, 'mistyped', null]) {
      await expect(me.rpc('anonymize_user', { p_id })).rejects.toMatchObject({ code: 'PT404' });
    }
    expect(await other.rpc('portal_user')).toMatchObject({ first_name: 'Ada', tags: [13] });
  });

  describe('asks for the password again:', () => {
    /** The claims of a token, with the seconds since each proof. */
    async function erase(ago: [method: unknown, seconds: number][], more: Claims = {}, amr?: unknown) {
      const me = await customerAt(database, 13);
      await me.rpc('portal_cancel_application');
      const [row] = await database.owner('select extract(epoch from now())::integer as now');
      const entries = ago.map(([method, seconds]) => ({ method, timestamp: Number(row?.now) - seconds }));
      const api = database.as(me.id, {}, { amr: amr ?? entries, ...more });
      return { me, erasure: api.rpc('anonymize_user', { p_id: me.id }) };
    }

    it.each<[string, [string, number][], Claims?, unknown?]>([
      ['none', []],
      ['a password 6 minutes ago', [['password', 360]]],
      ['a proof other than a password', [['otp', 1]]],
      ['a password alone with two-step sign-in', [['password', 1]], { aal: 'aal2' }],
      [
        'an old code',
        [
          ['password', 1],
          ['totp', 360],
        ],
        { aal: 'aal2' },
      ],
      ['methods without times', [], {}, ['password']],
      ['a time that is not a number', [], {}, [{ method: 'password', timestamp: '9999999999' }]],
      ['something else', [], {}, { method: 'password', timestamp: 9_999_999_999 }],
    ])('refuses %s, and keeps everything', async (_name, ago, more, amr) => {
      const { me, erasure } = await erase(ago, more, amr);
      await expect(erasure).rejects.toMatchObject({
        code: 'PT403',
        message: 'Please enter your password again to confirm that it is you. Nothing has been deleted.',
        hint: 'unconfirmed',
      });
      expect(await me.rpc('portal_user')).toMatchObject({ first_name: 'Ada', tags: [14] });
      expect(await me.rpc('portal_restore_application')).toEqual([13]);
    });

    it.each<[string, [string, number][], Claims?]>([
      ['a password 4 minutes ago', [['password', 240]]],
      [
        'a password and a code of an app',
        [
          ['password', 1],
          ['totp', 1],
        ],
        { aal: 'aal2' },
      ],
      [
        'a password and a code by text',
        [
          ['password', 1],
          ['mfa/phone', 1],
        ],
        { aal: 'aal2' },
      ],
    ])('accepts %s', async (_name, ago, more) => {
      const { erasure } = await erase(ago, more);
      expect(await erasure).toBeNull();
    });
  });
});

describeOnDatabase('A delayed erasure', (database) => {
  beforeAll(() => database.owner('update public.settings set erasure_delay_days = 14'));

  async function asked() {
    const me = await customerAt(database, 13);
    await me.rpc('portal_cancel_application');
    const reply = Object(await me.rpc('anonymize_user', { p_id: me.id }));
    return { me, due: String(reply.erasure_due) };
  }
  const isDue = (id: string) =>
    database.owner(`update public.profiles set erasure_due_at = now() - interval '1 minute' where id = $1`, [id]);
  const eraseDue = async () => {
    const [row] = await database.owner('select private.erase_due_customers() as erased');
    return row?.erased;
  };

  it('returns when it is due, and deletes nothing until then', async () => {
    const { me, due } = await asked();
    const [row] = await database.owner(
      `select erasure_due_at = $2::text::timestamptz and erasure_due_at between now() + interval '13 days 23 hours'
         and now() + interval '14 days' as fits from public.profiles where id = $1`,
      [me.id, due],
    );
    expect(row?.fits).toBe(true);
    expect(await eraseDue()).toBe(0);
    expect(await me.rpc('portal_user')).toMatchObject({ first_name: 'Ada', tags: [14], erasure_due: due });
  });

  it('is not postponed by a second request', async () => {
    const { me, due } = await asked();
    expect(await me.rpc('anonymize_user', { p_id: me.id })).toEqual({ erasure_due: due });
  });

  it('is cancelled by restoring the application, even after the restore window', async () => {
    const { me } = await asked();
    await database.owner(`update public.profiles set cancelled_at = now() - interval '20 days' where id = $1`, [me.id]);
    expect(await me.rpc('portal_restore_application')).toEqual([13]);
    expect(await me.rpc('portal_user')).toMatchObject({ first_name: 'Ada', erasure_due: null });
    expect(await eraseDue()).toBe(0);
  });

  it('does not let the firm destroy the evidence before it is due', async () => {
    const { me } = await asked();
    const destroyed = database
      .as('service_role')
      .select(`update public.authorisations set signature = null where user_id = '${me.id}'`);
    await expect(destroyed).rejects.toThrow();
    expect(await database.owner('select 1 from public.erasures where user_id = $1', [me.id])).toEqual([]);
  });

  it('runs once when it is due, and logs the time of the request', async () => {
    const [{ me }, waiting] = [await asked(), await asked()];
    await isDue(me.id);
    await database.owner(`update public.profiles set erasure_asked_at = '2026-01-02T03:04:05Z' where id = $1`, [me.id]);
    expect([await eraseDue(), await eraseDue()]).toEqual([1, 0]);
    expect(await me.rpc('portal_user')).toMatchObject({ first_name: null, email: null, erasure_due: null, tags: [14] });
    expect(await waiting.me.rpc('portal_user')).toMatchObject({ first_name: 'Ada' });
    const [signed] = await database.owner(
      'select signature, erased_at is not null as erased from public.authorisations where user_id = $1',
      [me.id],
    );
    expect(signed).toEqual({ signature: null, erased: true });
    expect(await database.owner('select public.backoffice_check_authorisations()')).toEqual([]);
    const [log] = await database.owner(
      `select user_id, asked_by, asked_at = '2026-01-02T03:04:05Z' as asked from public.erasures order by id desc limit 1`,
    );
    expect(log).toEqual({ user_id: null, asked_by: 'customer', asked: true });
  });
});
