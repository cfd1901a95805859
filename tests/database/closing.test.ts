import { beforeEach, describe, expect, it } from 'vitest';
import { claim, quietCustomer, traceOf } from './claimMessages';
import { customerAt, tagsOf, type TestCustomer } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('An account that the firm closes', (database) => {
  const firm = database.as('service_role');
  const by = (procedure: string, parameters: object) => firm.rpc(procedure, { p_by: 'Sam', ...parameters });
  const close = ({ id }: TestCustomer, p_reason: string | null, more: object = {}) =>
    by('backoffice_close', { p_user: id, p_reason, ...more });
  beforeEach(() => database.owner('delete from public.messages'));

  it.each(['died', 'withdrawn', 'double'])('is cancelled without restoring, with one reason: %s', async (reason) => {
    const [me, stays] = [await quietCustomer(database), await quietCustomer(database)];
    await close(me, reason, reason === 'double' ? { p_stays: stays.id } : {});
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [14], closed: reason, restorable_until: null });
    await expect(me.rpc('portal_restore_application')).rejects.toMatchObject({ code: 'PT403', hint: 'wrong_tag' });
    const trace = await traceOf(database, me);
    const work = by('backoffice_move_trace', { p_trace: trace, p_status: 'Searching' });
    await expect(work).rejects.toMatchObject({ hint: 'not_open' });
    const [row] = await database.owner('select double_of from public.profiles where id = $1', [me.id]);
    expect(row?.double_of).toBe(reason === 'double' ? stays.id : null);
    await expect(close(me, 'died')).rejects.toMatchObject({ code: 'PT404' });
  });

  it('gets no more messages, except about the log-in, and none about the closing', async () => {
    const me = await quietCustomer(database);
    await by('backoffice_move_trace', { p_trace: await traceOf(database, me), p_status: 'Pension Found' });
    await close(me, 'died');
    await by('backoffice_add_task', { p_user: me.id, p_title: 'Call us' });
    await database.owner(`update auth.users set encrypted_password = 'one' where id = $1`, [me.id]);
    await database.owner(`update auth.users set encrypted_password = 'two' where id = $1`, [me.id]);
    expect((await claim(database)).map(({ news }) => news[0]?.what)).toEqual(['password_changed']);
  });

  it.each([12, 13, 15, 11, 14])('is where it was when it is opened again: tag %i', async (tag) => {
    const me = await customerAt(database, Math.min(tag, 13));
    if (tag === 14) await me.rpc('portal_cancel_application');
    if (tag === 15) await by('backoffice_request_authorisation', { p_user: me.id, p_reason: 'address_changed' });
    const before = [await me.rpc('portal_user'), await me.rpc('portal_agreements')];
    await close(me, 'withdrawn');
    await database.owner('delete from public.messages');
    expect(await by('backoffice_reopen', { p_user: me.id })).toEqual([tag]);
    expect([await me.rpc('portal_user'), await me.rpc('portal_agreements')]).toEqual(before);
    expect((await claim(database)).map(({ news }) => news[0]?.what)).toEqual(tag === 15 ? ['signature_needed'] : []);
    await expect(by('backoffice_reopen', { p_user: me.id })).rejects.toMatchObject({ code: 'PT404' });
    if (tag === 14) await me.rpc('portal_restore_application');
  });

  it('has a reason of the list, and names an open account of somebody else exactly when it is a double', async () => {
    const [me, closed] = [await quietCustomer(database), await quietCustomer(database)];
    await close(closed, 'died');
    await expect(close(me, 'moved')).rejects.toMatchObject({ code: 'PT400', hint: 'p_reason' });
    await expect(close(me, null)).rejects.toMatchObject({ code: 'PT400', hint: 'p_reason' });
    for (const [reason, p_stays] of [
      ['double', undefined],
      ['double', me.id],
      ['double', closed.id],
      ['double', 'nobody'],
      ['died', closed.id],
    ] as const) {
      await expect(close(me, reason, { p_stays })).rejects.toMatchObject({ code: 'PT400', hint: 'p_stays' });
    }
    expect(await tagsOf(database, me.id)).toEqual([13]);
  });

  describe('and then erases by letter', () => {
    it('leaves nothing, as the customer’s own erasure does, and confirms it', async () => {
      const me = await quietCustomer(database);
      await claim(database);
      await database.owner(`insert into public.invites (email, name) values ($1, 'Ada')`, [me.email]);
      await database.owner(`insert into storage.objects (bucket_id, name) values ('documents', $1)`, [
        `${me.id}/letter.pdf`,
      ]);
      await database.owner('insert into auth.audit_log_entries (payload) values ($1::text::json)', [
        JSON.stringify({ action: 'login', actor_id: me.id, actor_username: me.email }),
      ]);
      await close(me, 'withdrawn');
      await by('backoffice_erase', { p_user: me.id, p_why: 'Letter of 3 May' });
      expect(await claim(database)).toMatchObject([{ to: me.email, news: [{ what: 'data_deleted' }] }]);
      await database.owner(`update public.messages set state = 'sent', ended_at = now()`);
      const dump = await database.owner(
        `select query_to_xml(format('select * from %I.%I', nspname, relname), true, false, '')::text as content
         from pg_class c join pg_namespace n on n.oid = relnamespace
         where nspname in ('public', 'auth', 'private') and relkind = 'r' and relname <> 'sample_addresses'`,
      );
      const everything = dump.map(({ content }) => String(content)).join('\n');
      // Other customers of this file have the same name.
      expect(everything).not.toContain(me.email);
      const own = await database.owner(
        `select count(*)::integer as rows from (
           select user_id from public.addresses union all select user_id from public.traces
           union all select user_id from public.pensions union all select user_id from public.tasks
         ) as own where user_id = $1`,
        [me.id],
      );
      expect(own).toEqual([{ rows: 0 }]);
      expect(await database.owner('select url from public.files_to_remove')).toEqual([{ url: `${me.id}/letter.pdf` }]);
      expect(
        await database.owner('select tags::text, closed_as, national_insurance from public.profiles where id = $1', [
          me.id,
        ]),
      ).toEqual([{ tags: '{14}', closed_as: null, national_insurance: null }]);
      const log = `select asked_by, erased_by, user_id from public.erasures order by id desc limit 1`;
      expect(await database.owner(log)).toEqual([{ asked_by: 'firm', erased_by: 'service_role', user_id: null }]);
      await expect(by('backoffice_erase', { p_user: me.id })).rejects.toMatchObject({ code: 'PT404' });
    });

    it('also before the customer has signed, and the account can then be deleted', async () => {
      const me = await customerAt(database, 7);
      await by('backoffice_erase', { p_user: me.id });
      await database.owner('delete from auth.users where id = $1', [me.id]);
      expect(await database.owner('select id from public.profiles where id = $1', [me.id])).toEqual([]);
    });
  });
});
