import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { authorisation, customerAt, trace } from './customers';
import { describeOnDatabase, type Api } from './engine';

const tooOften = { code: 'PT429', hint: 'too_often' };

describeOnDatabase('The cost of one account', (database) => {
  const changesOf = (id: string, count: number) =>
    database.owner(
      `insert into public.answered_requests (user_id, procedure, key, payload_sha256)
       select $1::uuid, 'portal_create_trace', 'earlier-' || n, '' from generate_series(1, $2::integer) n`,
      [id, count],
    );
  const countOf = async (id: string) => {
    const [row] = await database.owner(
      'select count(*)::integer as count from public.answered_requests where user_id = $1',
      [id],
    );
    return Number(row?.count);
  };
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => String(Object(error).code),
    );

  it('does not check the picture of a signature at a wrong step', async () => {
    const me = await customerAt(database, 1);
    await database.trial(async (trial) => {
      await trial.owner(`
        create or replace function private.image_problem(p_url text, p_types text, p_max_bytes integer, p_max_side integer)
        returns text language plpgsql as $$ begin raise 'looked at a picture'; end $$`);
      for (const procedure of ['portal_authorisation', 'portal_action_authorisation']) {
        await expect(trial.as(me.id).rpc(procedure, authorisation), procedure).rejects.toMatchObject({
          code: 'PT403',
          hint: 'wrong_tag',
        });
      }
    });
  });

  it('checks the picture of the page last', async () => {
    const me = await customerAt(database, 11);
    await database.trial(async (trial) => {
      await trial.owner(`
        create or replace function private.image_problem(p_url text, p_types text, p_max_bytes integer, p_max_side integer)
        returns text language plpgsql as $$
        begin
          if p_types = 'png' then
            raise 'looked at the page';
          end if;
          return null;
        end
        $$`);
      const unknown = JSON.stringify({ method: 'drawn', screenshot: 'taken', wording: 'another' });
      const call = trial.as(me.id, { 'x-evidence': unknown }).rpc('portal_authorisation', authorisation);
      await expect(call).rejects.toMatchObject({ code: 'PT409', hint: 'wording' });
    });
  });

  it.each<[string, number, (me: Api) => Promise<unknown>]>([
    ['a missing row', 13, (me) => me.rpc('portal_edit_trace', { ...trace, p_id: randomUUID() })],
    ['a row without an owner', 13, (me) => me.rpc('portal_address_delete', { p_id: 'x' })],
    ['a closed step', 13, (me) => me.rpc('portal_trace_add')],
    ['an erasure without cancelling', 13, (me) => me.rpc('anonymize_user', { p_id: randomUUID() })],
    ['an invalid signature', 11, (me) => me.rpc('portal_authorisation', { ...authorisation, p_signature: 'x' })],
    ['too much text', 13, (me) => me.rpc('portal_create_trace', { p_employer: 'x'.repeat(200_000) })],
  ])('counts a refused request, which changes nothing: %s', async (_what, tag, call) => {
    const me = await customerAt(database, tag);
    await changesOf(me.id, 499 - (await countOf(me.id)));
    await expect(call(me)).rejects.not.toMatchObject(tooOften);
    expect(await countOf(me.id)).toBe(500);
    await expect(call(me)).rejects.toMatchObject(tooOften);
    expect(await countOf(me.id)).toBe(500);
  });

  it('counts a request that reuses a key with other details', async () => {
    const me = await customerAt(database, 13);
    const api = database.as(me.id, { 'idempotency-key': 'one-key-twice' });
    await api.rpc('portal_create_trace', trace);
    const before = await countOf(me.id);
    await expect(api.rpc('portal_create_trace', { p_employer: 'Other' })).rejects.toMatchObject({ hint: 'key_reused' });
    expect(await countOf(me.id)).toBe(before + 1);
    expect(await api.rpc('portal_create_trace', trace)).toEqual([13]);
  });

  it('gives all clients of an IPv6 /48 ten times the limit of a /64', async () => {
    await database.owner(`update public.settings set request_limit = 3, request_window = '100 years'`);
    const ask = (address: string) =>
      codeOf(database.as('anon', { 'cf-connecting-ip': address }).rpc('portal_welcome_back', { p_id: 'x' }));
    const codes: string[] = [];
    for (let line = 1; line <= 40; line += 1) codes.push(await ask(`2001:db8:77:${line.toString(16)}::1`));
    expect(codes).toEqual([...Array<string>(30).fill('PT404'), ...Array<string>(10).fill('PT429')]);
    expect(await ask('2001:db8:78:1::1')).toBe('PT404');
    await database.owner(`update public.settings set request_limit = 1000000, request_window = '10 minutes'`);
  });

  it('returns the newest 500 entries of a long history', async () => {
    const me = await customerAt(database, 13);
    const [row] = await database.owner('select id from public.traces where user_id = $1', [me.id]);
    const id = String(row?.id);
    await database.owner(
      `insert into public.activity (user_id, entity_type, entity_id, description, date)
       select $1, 6, $2, 'Entry ' || n, now() + n * interval '1 second' from generate_series(1, 1200) n`,
      [me.id, id],
    );
    await database.owner(
      `insert into public.searches (user_id, trace_id, provider, created_date)
       select $1, $2, 'Provider ' || n, now() + n * interval '1 second' from generate_series(1, 600) n`,
      [me.id, id],
    );
    const activity = await me.rpc('portal_activity', { p_entity_type: 6, p_entity_id: id });
    expect(activity).toHaveLength(500);
    expect(activity).toMatchObject({ 0: { description: 'Entry 1200' }, 499: { description: 'Entry 701' } });
    const searches = await me.rpc('portal_trace_searches', { p_id: id });
    expect(searches).toHaveLength(500);
    expect(searches).toMatchObject({ 0: { provider: 'Provider 600' } });
  });

  it('limits a customer to 500 tasks and a search to 200 guides', async () => {
    const me = await customerAt(database, 13);
    await database.owner(
      `insert into public.tasks (user_id, title) select $1, 'Task ' || n from generate_series(1, 500) n`,
      [me.id],
    );
    const another = database
      .as('service_role')
      .rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'One more' });
    await expect(another).rejects.toMatchObject({ code: 'PT409', hint: 'too_many' });
    await database.trial(async (trial) => {
      await trial.owner(
        `insert into public.guides (id, title, content) select 'many-' || n, 'Many', '' from generate_series(1, 300) n`,
      );
      expect(await trial.as(me.id).rpc('search', { p_query: 'many' })).toHaveLength(200);
    });
  });
});
