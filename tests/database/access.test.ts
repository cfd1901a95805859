import { expect, it } from 'vitest';
import { address, authorisation, customerAt, pension, personal, tagsOf, trace } from './customers';
import { describeOnDatabase, type TestDatabase } from './engine';

const signedIn: [string, object][] = [
  ['portal_user', {}],
  ['portal_personal', personal],
  ['portal_address', address],
  ['portal_why', { p_reason: 2 }],
  ['portal_create_trace', trace],
  ['portal_user_traces', {}],
  ['portal_trace_count', {}],
  ['portal_create_pension', pension],
  ['portal_user_pensions', {}],
  ['portal_authorisation', authorisation],
  ['portal_national_insurance', {}],
  ['portal_agreements', {}],
  ['portal_user_addresses', {}],
  ['portal_provider_search', { p_name: 'a' }],
  ['portal_sic_search', { p_name: 'a' }],
  ['search', { p_query: 'a' }],
  ['portal_cancel_application', {}],
];

/** The tags with which customers may correct their answers. */
const correcting = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15];

/** Procedures of the onboarding: name, parameters, required tags. */
const steps: [string, object, number[]][] = [
  ['portal_personal', personal, correcting],
  ['portal_address', address, correcting],
  ['portal_national_insurance', {}, [...correcting, 12, 13]],
  ['portal_why', { p_reason: 2 }, [3, 5]],
  ['portal_create_trace', trace, [6, 12, 13]],
  ['portal_create_trace_cancel', {}, [6]],
  ['portal_trace_continue', {}, [7]],
  ['portal_trace_add', {}, [7]],
  ['portal_known_pensions_add', {}, [8]],
  ['portal_known_pensions_continue', {}, [8]],
  ['portal_create_pension', pension, [9, 12, 13]],
  ['portal_pension_cancel', {}, [9, 12, 13]],
  ['portal_pension_continue', {}, [10]],
  ['portal_pension_add', {}, [10]],
  ['portal_authorisation', authorisation, [11]],
  ['portal_action_authorisation', authorisation, [15]],
  ['portal_end_tour', {}, [12, 13]],
  ['portal_cancel_application', {}, [12, 13]],
  ['portal_address_add', { ...address, p_type: 2 }, [12, 13]],
  ['portal_user_settings_marketing', {}, [12, 13]],
  ['portal_user_update_news', { p_email: false }, [12, 13]],
  ['portal_user_update_marketing', { p_email: true, p_text: true, p_post: true }, [12, 13]],
  ['portal_user_documents', {}, [12, 13]],
  ['portal_removed_documents', {}, [12, 13]],
];

const wrongTag = {
  code: 'PT403',
  message: 'This step is not open to you at the moment. Please reload the page to carry on where you are.',
  hint: 'wrong_tag',
};
const missing = { code: 'PT404', message: 'We could not find what you asked for.', hint: 'missing' };

describeOnDatabase('Access', (database) => {
  it.each(signedIn)('refuses %s without a session', async (procedure, parameters) => {
    await expect(database.as('anon').rpc(procedure, parameters)).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses a token without a customer', async () => {
    await expect(database.as('').rpc('portal_user_traces')).rejects.toMatchObject({
      code: 'PT401',
      hint: 'signed_out',
    });
  });

  it('refuses the token of a deleted account', async () => {
    const gone = await customerAt(database, 1);
    await database.owner('delete from auth.users where id = $1', [gone.id]);
    await expect(gone.rpc('portal_user')).rejects.toMatchObject({ code: 'PT401' });
  });

  it.each(steps)(
    'allows %s with its own tags only, and changes nothing with others',
    async (procedure, parameters, own) => {
      const me = await customerAt(database, 1);
      // The letter needs one.
      await me.rpc('portal_address', address);
      for (let tag = 1; tag <= 15; tag += 1) {
        if (own.includes(tag)) continue;
        await setTag(database, me.id, tag);
        await expect(me.rpc(procedure, parameters), `tag ${tag}`).rejects.toMatchObject(wrongTag);
        expect(await tagsOf(database, me.id)).toEqual([tag]);
      }
      for (const tag of own) {
        await setTag(database, me.id, tag);
        await expect(me.rpc(procedure, parameters), `tag ${tag}`).resolves.not.toBeUndefined();
      }
    },
  );

  it.each(['portal_user_traces', 'portal_user_pensions', 'portal_user_addresses', 'portal_trace_count', 'portal_user'])(
    'returns %s to its owner with any tags',
    async (procedure) => {
      const me = await customerAt(database, 1);
      for (let tag = 1; tag <= 15; tag += 1) {
        await setTag(database, me.id, tag);
        await expect(me.rpc(procedure), `tag ${tag}`).resolves.not.toBeNull();
      }
    },
  );

  it('returns not-found for a missing id, a malformed id and another customer’s row', async () => {
    const owner = await customerAt(database, 13);
    const [theirTrace] = await database.owner('select id from public.traces where user_id = $1', [owner.id]);
    const [theirPension] = await database.owner('select id from public.pensions where user_id = $1', [owner.id]);
    const [theirAddress] = await database.owner('select id from public.addresses where user_id = $1', [owner.id]);
    const me = await customerAt(database, 13);
    const calls: [string, unknown, (id: unknown) => object][] = [
      ['portal_user_trace', theirTrace?.id, (p_id) => ({ p_id })],
      ['portal_edit_trace', theirTrace?.id, (p_id) => ({ ...trace, p_id })],
      ['portal_trace_searches', theirTrace?.id, (p_id) => ({ p_id })],
      ['portal_activity', theirTrace?.id, (p_entity_id) => ({ p_entity_type: 6, p_entity_id })],
      ['portal_edit_pension', theirPension?.id, (p_id) => ({ ...pension, p_id })],
      ['portal_pension_searches', theirPension?.id, (p_id) => ({ p_id })],
      ['portal_activity', theirPension?.id, (p_entity_id) => ({ p_entity_type: 7, p_entity_id })],
      ['portal_address_edit', theirAddress?.id, (p_id) => ({ ...address, p_type: 1, p_id })],
      ['portal_address_delete', theirAddress?.id, (p_id) => ({ p_id })],
    ];
    for (const [procedure, foreign, parameters] of calls) {
      for (const id of [foreign, '00000000-0000-4000-8000-000000000000', 'mistyped', '', '7', null]) {
        await expect(me.rpc(procedure, parameters(id)), `${procedure} ${String(id)}`).rejects.toMatchObject(missing);
      }
    }
    expect(await owner.rpc('portal_user_traces')).toMatchObject([{ name: trace.p_employer }]);
    expect(await owner.rpc('portal_user_addresses')).toHaveLength(1);
  });

  it('does not find an entity under another type', async () => {
    const me = await customerAt(database, 13);
    const [mine] = await database.owner('select id from public.traces where user_id = $1', [me.id]);
    for (const p_entity_type of [7, 5, null]) {
      const call = me.rpc('portal_activity', { p_entity_type, p_entity_id: mine?.id });
      await expect(call).rejects.toMatchObject(missing);
    }
  });

  it('returns only the caller’s rows from the tables', async () => {
    const me = await customerAt(database, 13);
    const other = await customerAt(database, 13);
    await database.as('service_role').rpc('backoffice_add_task', { p_by: 'Sam', p_user: other.id, p_title: 'Theirs' });
    await database.as('service_role').rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Mine' });
    expect(await me.select('select title from public.tasks')).toEqual([{ title: 'Mine' }]);
    expect(await me.select('select user_id from public.pensions')).toEqual([{ user_id: me.id }]);
    expect((await me.select('select id from public.guides')).length).toBeGreaterThanOrEqual(8);
  });

  it.each([
    'profiles',
    'addresses',
    'traces',
    'authorisations',
    'searches',
    'activity',
    'documents',
    'answered_requests',
    'national_insurance_reads',
  ])('does not open the table %s to customers at all', async (table) => {
    const me = await customerAt(database, 1);
    await expect(me.select(`select * from public.${table}`)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(['pensions', 'tasks', 'guides', 'profiles', 'settings'])(
    'refuses writes by customers to %s',
    async (table) => {
      const me = await customerAt(database, 1);
      await expect(me.select(`delete from public.${table} returning *`)).rejects.toMatchObject({ code: '42501' });
    },
  );

  it.each(['tasks', 'guides', 'pensions', 'profiles'])('refuses reads of %s by visitors', async (table) => {
    await expect(database.as('anon').select(`select * from public.${table}`)).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses back-office procedures to customers', async () => {
    const me = await customerAt(database, 13);
    const call = me.rpc('backoffice_request_authorisation', { p_by: 'Sam', p_user: me.id, p_reason: 'newer_needed' });
    await expect(call).rejects.toMatchObject({ code: '42501' });
  });

  it('never returns the National Insurance number', async () => {
    const me = await customerAt(database, 13);
    expect(JSON.stringify(await me.rpc('portal_user'))).not.toContain(personal.p_national_insurance);
  });
});

async function setTag(database: TestDatabase, id: string, tag: number): Promise<void> {
  await database.owner('update public.profiles set tags = array[$2::integer] where id = $1', [id, tag]);
}
