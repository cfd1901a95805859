import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as account from '../../src/backend/contracts/account';
import * as pensions from '../../src/backend/contracts/pensions';
import * as traces from '../../src/backend/contracts/traces';
import { activityItem, address as addressEntity, guide, search, task, type Address } from '../../src/backend/entities';
import { address, customerAt, pension, personal, trace, type TestCustomer } from './customers';
import { describeOnDatabase } from './engine';

const previous = { ...address, p_type: 2, p_move_in: '1990', p_move_out: '1999' };

describeOnDatabase('Addresses', (database) => {
  const addressesOf = async (me: TestCustomer): Promise<Address[]> =>
    z.parse(z.array(addressEntity), await me.rpc('portal_user_addresses'));

  /** For calls that are refused. */
  let refused: TestCustomer;
  beforeAll(async () => {
    refused = await customerAt(database, 13);
  });

  it('can be added, edited and deleted', async () => {
    const me = await customerAt(database, 13);
    expect(await me.rpc('portal_address_add', previous)).toBeNull();
    await me.rpc('portal_address_add', { ...previous, p_move_in: '2000', p_move_out: '2010', p_line1: 'Newer' });
    expect(await addressesOf(me)).toMatchObject([
      { type: { id: 1, name: 'Current Address' } },
      { type: { id: 2, name: 'Previous Address' }, line1: 'Newer', start_date: '2000', end_date: '2010' },
      { start_date: '1990', end_date: '1999' },
    ]);
    const p_id = (await addressesOf(me))[2]?.id;
    const edited = { ...previous, p_id, p_move_in: '', p_move_out: '', p_postcode: 'ex714bb' };
    expect(await me.rpc('portal_address_edit', edited)).toBeNull();
    expect((await addressesOf(me))[2]).toMatchObject({
      id: p_id,
      start_date: null,
      end_date: null,
      postcode: 'EX71 4BB',
    });
    expect(await me.rpc('portal_address_delete', { p_id })).toBeNull();
    expect(await addressesOf(me)).toHaveLength(2);
  });

  it.each([
    [{ p_type: 3 }, 'Please choose whether this is a current or a previous address', 'p_type'],
    [{ p_type: null }, 'Please choose whether this is a current or a previous address', 'p_type'],
    [{ p_move_in: '90' }, 'Please enter a valid year between 1900 and ', 'p_move_in'],
    [{ p_move_in: '1899' }, 'Please enter a valid year between 1900 and ', 'p_move_in'],
    [{ p_move_out: '2999' }, 'Please enter a valid year between 1900 and ', 'p_move_out'],
    [{ p_move_out: '1989' }, 'Moved Out must not be before Moved In', 'p_move_out'],
    [{ p_city: '' }, 'Please enter a city', 'p_city'],
  ])('are refused with %o', async (wrong, message, hint) => {
    const call = refused.rpc('portal_address_add', { ...previous, ...wrong });
    await expect(call).rejects.toMatchObject({ code: 'PT400', message: expect.stringContaining(message), hint });
  });

  it('have one current address: a new one makes the former a previous one, until the year of the move', async () => {
    const me = await customerAt(database, 13);
    const move = { ...address, p_type: 1, p_line1: 'New', p_move_in: '2019', p_move_out: '' };
    await me.rpc('portal_address_add', move);
    expect(await addressesOf(me)).toMatchObject([
      { type: { id: 1 }, line1: 'New', start_date: '2019', end_date: null },
      { type: { id: 2 }, line1: '10 Sample Street', start_date: null, end_date: '2019' },
    ]);
    await me.rpc('portal_address_add', { ...move, p_line1: 'Newer', p_move_in: '2001' });
    expect(await addressesOf(me)).toMatchObject([
      { type: { id: 1 }, line1: 'Newer', end_date: null },
      // Nobody leaves before they moved in.
      { type: { id: 2 }, line1: 'New', start_date: '2019', end_date: null },
      { type: { id: 2 }, line1: '10 Sample Street', end_date: '2019' },
    ]);
    const back = (await addressesOf(me))[2]?.id;
    await me.rpc('portal_address_edit', { ...move, p_id: back, p_line1: 'Back again', p_move_in: '' });
    expect(await addressesOf(me)).toMatchObject([
      { type: { id: 1 }, line1: 'Back again', end_date: null },
      { type: { id: 2 }, line1: 'New' },
      { type: { id: 2 }, line1: 'Newer', end_date: null },
    ]);
    const second = database.owner(
      `insert into public.addresses (user_id, line1, city, postcode, type) values ($1, 'x', 'x', 'SW1A 1AA', 1)`,
      [me.id],
    );
    await expect(second).rejects.toMatchObject({ code: '23505' });
  });

  it.each([12, 13])('keep the current one, with and without a trace that runs (tag %s)', async (tag) => {
    const me = await customerAt(database, tag);
    await database.owner('delete from public.traces where user_id = $1', [me.id]);
    const [current] = await addressesOf(me);
    await expect(me.rpc('portal_address_delete', { p_id: current?.id })).rejects.toMatchObject({
      code: 'PT409',
      message: 'This is your current address, and your letter of authority needs it. Change it instead.',
      hint: 'address_needed',
    });
    const edited = me.rpc('portal_address_edit', { ...previous, p_id: current?.id });
    await expect(edited).rejects.toMatchObject({ code: 'PT409', hint: 'p_type' });
    expect(await addressesOf(me)).toEqual([current]);
    await me.rpc('portal_address_add', { ...address, p_type: 1, p_line1: 'New' });
    await me.rpc('portal_address_delete', { p_id: current?.id });
    expect(await addressesOf(me)).toMatchObject([{ line1: 'New' }]);
  });

  it('are limited to fifty', async () => {
    const me = await customerAt(database, 13);
    await database.owner(
      `insert into public.addresses (user_id, line1, city, postcode, type)
       select $1::uuid, 'x', 'x', 'SW1A 1AA', 2 from generate_series(2, 50)`,
      [me.id],
    );
    await expect(me.rpc('portal_address_add', previous)).rejects.toMatchObject({ code: 'PT409', hint: 'too_many' });
  });
});

describeOnDatabase('Marketing', (database) => {
  it('is off until the customer opts in, and is sent as text', async () => {
    const me = await customerAt(database, 13);
    expect(await me.rpc('portal_user_settings_marketing')).toEqual({ email: 'false', text: 'false', post: 'false' });
    await me.rpc('portal_user_update_marketing', { p_email: true, p_text: false, p_post: true });
    expect(await me.rpc('portal_user_settings_marketing')).toEqual({ email: 'true', text: 'false', post: 'true' });
    const settings = z.parse(
      account.portalUserSettingsMarketing.output,
      await me.rpc('portal_user_settings_marketing'),
    );
    expect(settings).toEqual({ email: true, text: false, post: true });
    await expect(me.rpc('portal_user_update_marketing', { p_email: true })).rejects.toMatchObject({ code: 'PT400' });
  });

  it('can be opened by link without a log-in, and shows only the last four digits of the number', async () => {
    const me = await customerAt(database, 13);
    const link = { p_id: me.id, p_email: ` ${me.email.toUpperCase()} ` };
    const visitor = database.as('anon');
    const p_marketing = { email: true, text: true, post: false };
    expect(await visitor.rpc('marketing_update', { ...link, p_marketing })).toBeNull();
    const reply = await visitor.rpc('marketing', link);
    expect(reply).toEqual({ email: 'true', text: 'true', post: 'false', number: '••••• 0123' });
    expect(personal.p_phone_number).toMatch(/0123$/);
    z.parse(account.marketingByLink.output, reply);
  });

  it('gives the same answer for every link that does not match', async () => {
    const [me, other] = [await customerAt(database, 13), await customerAt(database, 13)];
    const missing = { code: 'PT404', message: 'We could not find what you asked for.' };
    for (const link of [
      { p_id: me.id, p_email: other.email },
      { p_id: me.id, p_email: '' },
      { p_id: 'mistyped', p_email: me.email },
      { p_id: '00000000-0000-4000-8000-000000000000', p_email: me.email },
    ]) {
      await expect(database.as('anon').rpc('marketing', link)).rejects.toMatchObject(missing);
      const p_marketing = { email: true, text: true, post: true };
      await expect(database.as('anon').rpc('marketing_update', { ...link, p_marketing })).rejects.toMatchObject(
        missing,
      );
    }
    expect(await me.rpc('portal_user_settings_marketing')).toMatchObject({ email: 'false' });
  });

  it.each([null, {}, { email: true, text: true }, { email: 'yes', text: true, post: true }, [true, true, true]])(
    'refuses %j for preferences',
    async (p_marketing) => {
      const me = await customerAt(database, 1);
      const call = database.as('anon').rpc('marketing_update', { p_id: me.id, p_email: me.email, p_marketing });
      await expect(call).rejects.toMatchObject({ code: 'PT400' });
    },
  );
});

describeOnDatabase('The firm’s work', (database) => {
  const office = () => database.as('service_role');

  it('appears in a pension: its status with a colour, and a line of activity', async () => {
    const me = await customerAt(database, 13);
    const [mine] = z.parse(pensions.portalUserPensions.output, await me.rpc('portal_user_pensions'));
    const p_pension = mine?.id;
    await office().rpc('backoffice_move_pension', { p_by: 'Sam', p_pension, p_status: 'Value requested' });
    await office().rpc('backoffice_move_pension', {
      p_by: 'Sam',
      p_pension,
      p_status: 'Value known',
      p_colour: 'success',
    });
    // An unchanged update is not logged.
    await office().rpc('backoffice_move_pension', {
      p_by: 'Sam',
      p_pension,
      p_status: 'Value known',
      p_colour: 'success',
    });
    const [moved] = z.parse(pensions.portalUserPensions.output, await me.rpc('portal_user_pensions'));
    expect(moved?.status).toMatchObject({ name: 'Value known', colour: 'success' });
    const log = await me.rpc('portal_activity', { p_entity_type: 7, p_entity_id: p_pension });
    expect(z.parse(z.array(activityItem), log).map(({ description }) => description)).toEqual([
      'Status changed to Value known',
      'Status changed to Value requested',
      'Pension added',
    ]);
  });

  it('appears in a trace: its status, searches and activity', async () => {
    const me = await customerAt(database, 13);
    const [mine] = z.parse(traces.portalUserTraces.output, await me.rpc('portal_user_traces'));
    const p_trace = mine?.id;
    await office().rpc('backoffice_move_trace', { p_by: 'Sam', p_trace, p_status: 'Searching' });
    const p_search = await office().rpc('backoffice_add_search', { p_by: 'Sam', p_trace, p_provider: 'Aviva' });
    await office().rpc('backoffice_move_search', { p_by: 'Sam', p_search, p_status: 'Nothing Found' });
    await office().rpc('backoffice_add_activity', {
      p_by: 'Sam',
      p_entity_type: 6,
      p_entity_id: p_trace,
      p_description: 'Aviva was called',
    });
    expect(await me.rpc('portal_user_trace', { p_id: p_trace })).toMatchObject({
      status: { name: 'Searching', colour: 'info', description: expect.stringContaining('finding out') },
    });
    const searches = z.parse(z.array(search), await me.rpc('portal_trace_searches', { p_id: p_trace }));
    expect(searches).toMatchObject([{ provider: 'Aviva', status: { name: 'Nothing Found' } }]);
    const activity = await me.rpc('portal_activity', { p_entity_type: 6, p_entity_id: p_trace });
    expect(z.parse(traces.portalActivity.output, activity).map(({ description }) => description)).toEqual([
      'Aviva was called',
      'Status changed to Searching',
      'Trace created',
    ]);
  });

  it('links a trace to the pension that it found, which names the provider', async () => {
    const me = await customerAt(database, 13);
    const [mine] = z.parse(traces.portalUserTraces.output, await me.rpc('portal_user_traces'));
    const [found] = z.parse(pensions.portalUserPensions.output, await me.rpc('portal_user_pensions'));
    expect(mine).toMatchObject({ pension_id: null });
    await database.owner('update public.traces set provider = null where id = $1', [mine?.id ?? '']);
    await office().rpc('backoffice_link_pension', { p_by: 'Sam', p_trace: mine?.id, p_pension: found?.id });
    const linked = { pension_id: found?.id, provider: found?.provider };
    expect(await me.rpc('portal_user_trace', { p_id: mine?.id })).toMatchObject(linked);
    expect(await me.rpc('portal_user_traces')).toMatchObject([linked]);

    await office().rpc('backoffice_link_pension', { p_by: 'Sam', p_trace: mine?.id, p_pension: null });
    expect(await me.rpc('portal_user_trace', { p_id: mine?.id })).toMatchObject({ ...linked, pension_id: null });
  });

  it('keeps the trace, without the link, when the pension is deleted', async () => {
    const me = await customerAt(database, 13);
    const [row] = await database.owner(
      `update public.traces t set pension_id = p.id from public.pensions p
       where p.user_id = t.user_id and t.user_id = $1 returning t.id, t.pension_id`,
      [me.id],
    );
    await database.owner('delete from public.pensions where id = $1', [String(row?.pension_id)]);
    expect(await me.rpc('portal_user_trace', { p_id: row?.id })).toMatchObject({ pension_id: null });
  });

  it('cannot link a trace to another customer’s pension', async () => {
    const [me, other] = [await customerAt(database, 13), await customerAt(database, 13)];
    const [mine] = await database.owner('select id from public.traces where user_id = $1', [me.id]);
    const [theirs] = await database.owner('select id from public.pensions where user_id = $1', [other.id]);
    const call = office().rpc('backoffice_link_pension', { p_by: 'Sam', p_trace: mine?.id, p_pension: theirs?.id });
    await expect(call).rejects.toMatchObject({ code: 'PT404' });
    const write = database.owner('update public.traces set pension_id = $2 where id = $1', [
      String(mine?.id),
      String(theirs?.id),
    ]);
    await expect(write).rejects.toMatchObject({ code: '23503' });
  });

  it('appears in a pension: its searches and activity', async () => {
    const me = await customerAt(database, 13);
    const [row] = await database.owner('select id from public.pensions where user_id = $1', [me.id]);
    const p_id = row?.id;
    await office().rpc('backoffice_add_search', {
      p_by: 'Sam',
      p_pension: p_id,
      p_provider: 'Nest',
      p_status: 'Provider Contacted',
    });
    expect(await me.rpc('portal_pension_searches', { p_id })).toMatchObject([
      { provider: 'Nest', status: { name: 'Provider Contacted' } },
    ]);
    await me.rpc('portal_edit_pension', { ...pension, p_id, p_provider: 'Nest' });
    const activity = z.parse(
      traces.portalActivity.output,
      await me.rpc('portal_activity', { p_entity_type: 7, p_entity_id: p_id }),
    );
    expect(activity.map(({ description }) => description)).toEqual(['Details changed', 'Pension added']);
  });

  it('logs nothing when an edit changes nothing', async () => {
    const me = await customerAt(database, 13);
    const [row] = await database.owner('select id from public.traces where user_id = $1', [me.id]);
    await me.rpc('portal_edit_trace', { ...trace, p_id: row?.id });
    expect(await me.rpc('portal_activity', { p_entity_type: 6, p_entity_id: row?.id })).toHaveLength(1);
  });

  it('keeps the type and name that the firm gave a pension', async () => {
    const years = { p_start_year: 1990, p_end_year: 1995 };
    const me = await customerAt(database, 13);
    const [row] = await database.owner(
      `update public.pensions set name = 'Staff scheme', type_id = 3 where user_id = $1 returning id`,
      [me.id],
    );
    await me.rpc('portal_edit_pension', { ...pension, p_id: row?.id, p_provider: 'Nest', p_paying: false, ...years });
    expect(await me.rpc('portal_user_pensions')).toMatchObject([
      { name: 'Staff scheme', provider: 'Nest', type: { type: 'In Payment' } },
    ]);
  });

  it('creates tasks, and deletes finished ones', async () => {
    const me = await customerAt(database, 13);
    const task1 = { p_by: 'Sam', p_user: me.id, p_title: 'Send us a payslip', p_due_date: '2030-01-31' };
    const p_task = await office().rpc('backoffice_add_task', task1);
    const rows = await me.select('select to_jsonb(t) as task from public.tasks t');
    expect(z.parse(task, rows[0]?.task)).toEqual({
      id: p_task,
      title: 'Send us a payslip',
      description: null,
      due_date: '2030-01-31',
      page: null,
      done_at: null,
    });
    await office().rpc('backoffice_finish_task', { p_by: 'Sam', p_task });
    expect(await me.select('select id from public.tasks')).toEqual([]);
  });

  it.each([
    ['backoffice_move_trace', { p_trace: 'mistyped', p_status: 'Searching' }, 'PT404'],
    ['backoffice_move_trace', { p_trace: 'mistyped', p_status: 'Lost' }, 'PT400'],
    ['backoffice_move_pension', { p_pension: 'mistyped', p_status: 'Found' }, 'PT404'],
    ['backoffice_move_pension', { p_pension: 'mistyped', p_status: ' ' }, 'PT400'],
    ['backoffice_move_pension', { p_pension: 'mistyped', p_status: 'x'.repeat(101) }, 'PT400'],
    ['backoffice_move_pension', { p_pension: 'mistyped', p_status: 'Found', p_colour: 'mauve' }, 'PT400'],
    ['backoffice_move_pension', { p_pension: 'mistyped', p_status: 'Found', p_colour: null }, 'PT400'],
    ['backoffice_link_pension', { p_trace: 'mistyped', p_pension: null }, 'PT404'],
    ['backoffice_link_pension', { p_trace: 'mistyped', p_pension: 'mistyped' }, 'PT404'],
    ['backoffice_add_search', { p_provider: 'Aviva' }, 'PT404'],
    ['backoffice_move_search', { p_search: 'mistyped', p_status: 'Searching' }, 'PT404'],
    ['backoffice_add_activity', { p_entity_type: 6, p_entity_id: 'mistyped', p_description: 'x' }, 'PT404'],
    ['backoffice_add_task', { p_user: 'mistyped', p_title: 'x' }, 'PT404'],
    ['backoffice_finish_task', { p_task: 'mistyped' }, 'PT404'],
    ['backoffice_request_authorisation', { p_user: 'mistyped', p_reason: 'newer_needed' }, 'PT404'],
  ])('refuses %s with %j', async (procedure, parameters, code) => {
    await expect(office().rpc(procedure, { p_by: 'Sam', ...parameters })).rejects.toMatchObject({ code });
  });

  it('cannot attach a search to another customer’s trace', async () => {
    const [me, other] = [await customerAt(database, 13), await customerAt(database, 13)];
    const call = database.owner(
      `insert into public.searches (user_id, trace_id, provider)
       select $1::uuid, id, 'Aviva' from public.traces where user_id = $2`,
      [me.id, other.id],
    );
    await expect(call).rejects.toMatchObject({ code: '23503' });
  });
});

describeOnDatabase('Documents', (database) => {
  const upload = async (path: string) => {
    const [file] = await database.owner(
      `insert into storage.objects (bucket_id, name) values ('documents', $1) returning id`,
      [path],
    );
    return file?.id;
  };
  const add = (p_file: unknown, p_name: string, key?: string) =>
    database
      .as('service_role', key === undefined ? {} : { 'idempotency-key': key })
      .rpc('backoffice_list_upload', { p_file, p_name });

  it('are listed after the inspection', async () => {
    const me = await customerAt(database, 13);
    const url = `${me.id}/one.pdf`;
    const file = await upload(url);
    expect(await me.rpc('portal_user_documents')).toEqual([]);
    const added = await add(file, 'Statement.PDF');
    expect(added).toEqual({ id: expect.any(String), name: 'Statement.PDF', url });
    const created_date: unknown = expect.any(String);
    expect(z.parse(account.portalUserDocuments.output, await me.rpc('portal_user_documents'))).toEqual([
      { ...Object(added), created_date, added_by: 'customer' },
    ]);
    await expect(add(file, 'Again.pdf')).rejects.toMatchObject({ code: 'PT409', hint: 'duplicate' });
  });

  it('are listed by the service role only', async () => {
    const me = await customerAt(database, 13);
    const p_file = await upload(`${me.id}/one.pdf`);
    for (const api of [me, database.as('anon')]) {
      const call = api.rpc('backoffice_list_upload', { p_file, p_name: 'one.pdf' });
      await expect(call).rejects.toMatchObject({ code: '42501' });
    }
    // Customers have no procedure that lists a file.
    await expect(me.rpc('portal_document_add', {})).rejects.toMatchObject({ code: '42883' });
  });

  it('are listed once when a request is repeated', async () => {
    const me = await customerAt(database, 13);
    const file = await upload(`${me.id}/one.pdf`);
    const added = await add(file, 'one.pdf', 'key-12345');
    await expect(add(file, 'one.pdf', 'key-12345')).resolves.toEqual(added);
    expect(await me.rpc('portal_user_documents')).toHaveLength(1);
  });

  it('get different names for the same file name, even for concurrent uploads', async () => {
    const [me, other] = [await customerAt(database, 13), await customerAt(database, 13)];
    const files = await Promise.all(['1', '2', '3'].map((name) => upload(`${me.id}/${name}.pdf`)));
    await Promise.all(files.map((file) => add(file, 'My (1) statement.v2.pdf')));
    await add(await upload(`${other.id}/1.pdf`), 'my (1) statement.v2.pdf');
    const names = async (who: TestCustomer) =>
      z.parse(account.portalUserDocuments.output, await who.rpc('portal_user_documents')).map(({ name }) => name);
    expect((await names(me)).toSorted()).toEqual([
      'My (1) statement.v2 (2).pdf',
      'My (1) statement.v2 (3).pdf',
      'My (1) statement.v2.pdf',
    ]);
    expect(await names(other)).toEqual(['my (1) statement.v2.pdf']);
  });

  it.each([
    ['payslip.exe', 'PT415'],
    ['payslip', 'PT415'],
    ['payslip.pdf.html', 'PT415'],
    ['.pdf', 'PT415'],
    ['', 'PT400'],
    [`${'a'.repeat(252)}.pdf`, 'PT400'],
  ])('refuse the name "%s"', async (p_name, code) => {
    const me = await customerAt(database, 13);
    const file = await upload(`${me.id}/one.pdf`);
    await expect(add(file, p_name)).rejects.toMatchObject({ code, hint: 'p_name' });
    expect(await me.rpc('portal_user_documents')).toEqual([]);
  });

  it('are stored without marks of the writing direction, which disguise an extension', async () => {
    const me = await customerAt(database, 13);
    const added = await add(await upload(`${me.id}/one.pdf`), 'fdp\u202egpj.pdf');
    expect(added).toMatchObject({ name: 'fdpgpj.pdf' });
  });

  it('need a stored file in the folder of a customer in the portal', async () => {
    const early = await customerAt(database, 3);
    for (const file of [
      '00000000-0000-4000-8000-000000000000',
      null,
      await upload('nobody/one.pdf'),
      await upload('00000000-0000-4000-8000-000000000000/one.pdf'),
    ]) {
      await expect(add(file, 'one.pdf'), String(file)).rejects.toMatchObject({ code: 'PT404' });
    }
    await expect(add(await upload(`${early.id}/one.pdf`), 'one.pdf')).rejects.toMatchObject({ code: 'PT403' });
  });

  it('are stored in the customer’s own folder, in the portal only, within the bucket’s limits', async () => {
    const [me, other, early] = [
      await customerAt(database, 13),
      await customerAt(database, 13),
      await customerAt(database, 3),
    ];
    const store = (who: TestCustomer, path: string, bucket = 'documents') =>
      who.select(`insert into storage.objects (bucket_id, name) values ('${bucket}', '${path}')`);
    const closed = { code: '42501' };
    await store(me, `${me.id}/one.pdf`);
    await expect(store(me, `${other.id}/one.pdf`)).rejects.toMatchObject(closed);
    await expect(store(me, 'one.pdf')).rejects.toMatchObject(closed);
    await expect(store(me, `${me.id}/one.svg`)).rejects.toMatchObject(closed);
    await expect(store(early, `${early.id}/one.pdf`)).rejects.toMatchObject(closed);
    const [file] = await database.owner('select id from storage.objects where name = $1', [`${me.id}/one.pdf`]);
    expect(await me.select('select name from storage.objects'), 'before the inspection').toEqual([]);
    await add(file?.id, 'one.pdf');
    expect(await me.select('select name from storage.objects')).toEqual([{ name: `${me.id}/one.pdf` }]);
    expect(await other.select('select name from storage.objects')).toEqual([]);
    // An inspected file cannot be replaced.
    expect(await me.select(`update storage.objects set name = 'x' returning name`)).toEqual([]);
    expect(await me.select('delete from storage.objects returning name')).toEqual([]);
    const [bucket] = await database.owner(
      `select public, file_size_limit::integer as size, cardinality(allowed_mime_types) as types from storage.buckets`,
    );
    expect(bucket).toEqual({ public: false, size: 10 * 1024 * 1024, types: 6 });

    await database.owner(
      `insert into storage.objects (bucket_id, name)
       select 'documents', $1 || '/' || n || '.pdf' from generate_series(2, 200) n`,
      [me.id],
    );
    await expect(store(me, `${me.id}/too-many.pdf`)).rejects.toMatchObject(closed);
    // An upload through an earlier link passes no policy.
    await expect(upload(`${me.id}/too-many.pdf`)).rejects.toMatchObject({ code: 'PT409', hint: 'too_many' });
  });
});

describeOnDatabase('Lookups', (database) => {
  it('find providers: prefix matches first, then words, then parts of words', async () => {
    const me = await customerAt(database, 1);
    const names = async (p_name: string) =>
      z.parse(traces.portalProviderSearch.output, await me.rpc('portal_provider_search', { p_name }));
    expect((await names('scot')).slice(0, 2)).toEqual(['Scottish Equitable', 'Scottish Friendly']);
    expect(await names('widows')).toEqual(['Scottish Widows']);
    expect(await names('AVIVA ')).toEqual(['Aviva']);
    expect((await names('life')).indexOf('Canada Life')).toBeLessThan((await names('life')).indexOf('MetLife UK'));
    for (const none of ['', ' ', '%', '_', 'zzz', "'"]) {
      expect(
        (await names(none)).filter((name) => !name.includes("'")),
        none,
      ).toEqual([]);
    }
    expect(await names('a')).toHaveLength(20);
  });

  it('find industries', async () => {
    const me = await customerAt(database, 1);
    expect(await me.rpc('portal_sic_search', { p_name: 'building soc' })).toEqual(['Building societies']);
    expect(await me.rpc('portal_sic_search', { p_name: 'pension' })).toEqual(['Pension funding']);
    expect(await me.rpc('portal_sic_search')).toEqual([]);
  });

  it('have real reference data', async () => {
    const [row] = await database.owner(
      `select (select count(*) from public.pension_providers)::integer as providers,
              (select count(*) from public.industries)::integer as industries,
              (select max(length(name)) from public.industries)::integer as longest,
              (select count(distinct postcode) from public.sample_addresses)::integer as postcodes`,
    );
    expect(Number(row?.providers)).toBeGreaterThanOrEqual(80);
    expect(Number(row?.industries)).toBeGreaterThanOrEqual(150);
    expect(Number(row?.longest)).toBeLessThanOrEqual(200);
    expect(Number(row?.postcodes)).toBeGreaterThanOrEqual(4);
  });

  it('have no contact of a provider, because a firm checks them first', async () => {
    const [row] = await database.owner(
      `select count(*)::integer as contacts from public.pension_providers
       where num_nonnulls(phone, email, website, postal_address) > 0`,
    );
    expect(row?.contacts).toBe(0);
  });

  it.each([
    ['website', 'javascript:alert(1)'],
    ['website', 'http://example.com'],
    ['website', 'https://example.com/a b'],
    ['email', 'pensions at example.com'],
    ['email', 'one@example.com\nbcc: two@example.com'],
    ['phone', 'call us'],
    ['postal_address', ''],
  ])('accept no %s like %j for a provider', async (column, value) => {
    const statement = `update public.pension_providers set ${column} = $1`;
    await expect(database.owner(statement, [value])).rejects.toMatchObject({ code: '23514' });
  });

  it('have a name for every status of a trace', async () => {
    const rows = await database.owner('select name from public.trace_statuses order by position');
    expect(rows.map(({ name }) => name)).toEqual([
      'Awaiting Review',
      'Searching',
      'Provider Contacted',
      'Pension Found',
      'Nothing Found',
      'Completed',
      'Duplicate',
    ]);
  });

  it('find guides by title, content and word prefixes, best first', async () => {
    const me = await customerAt(database, 13);
    const ids = async (p_query: string) =>
      z.parse(account.searchGuides.output, await me.rpc('search', { p_query })).map(({ id }) => id);
    expect((await ids('scam'))[0]).toBe('pension-scams');
    expect((await ids('recognising scams'))[0]).toBe('pension-scams');
    expect(await ids('superann')).toEqual(['what-to-look-for-in-old-paperwork']);
    expect((await ids('trac'))[0]).toBe('how-pension-tracing-works');
    expect(await ids('zzz')).toEqual([]);
    const containing = async (text: string) => {
      const guides = await me.select('select id, title, content from public.guides');
      return guides
        .filter(({ title, content }) => `${String(title)} ${String(content)}`.includes(text))
        .map(({ id }) => id);
    };
    for (const literal of ["'", ':*', '& | !', '%', '\\']) {
      expect((await ids(literal)).sort(), literal).toEqual((await containing(literal)).sort());
    }
    expect(await ids('')).toHaveLength(8);
  });

  it('have eight guides, some recommended, each with one of the ten icons and safe links', async () => {
    const me = await customerAt(database, 13);
    const rows = await me.select('select to_jsonb(g) as guide from public.guides g order by created_date desc');
    const guides = z.parse(
      z.array(guide),
      rows.map((row) => row.guide),
    );
    expect(guides).toHaveLength(8);
    expect(guides.filter(({ metadata }) => metadata?.recommended === 2).length).toBeGreaterThanOrEqual(2);
    const icons = ['book', 'briefcase', 'calculator', 'clock', 'compass', 'file', 'help', 'chart', 'target', 'users'];
    for (const { id, content, metadata } of guides) {
      expect(icons, id).toContain(metadata?.icon);
      for (const [, link] of content.matchAll(/\]\(([^)]*)\)/g)) expect(link, id).toMatch(/^https:\/\//);
    }
  });
});
