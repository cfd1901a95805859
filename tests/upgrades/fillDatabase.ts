import { randomUUID } from 'node:crypto';
import { address, authorisation, customerAt, pension, trace } from '../database/customers';
import type { TestDatabase } from '../database/engine';

/**
 * Fills a database with invented customers in every state of the product: one at each step, some with everything that a
 * customer can have, a cancelled, a signed-again and an erased one. No real person.
 */
export async function fillDatabase(database: TestDatabase): Promise<void> {
  await database.owner(`
    update public.settings set company_name = 'Lantern Pension Tracing Ltd', company_address = E'1 Lamp Street\nExampleford',
      gives_first_tasks = true, request_limit = 60`);
  await database.owner(
    `insert into public.agreements (id, version, name, text) values ('fees', 1, 'Fees', 'I know that {company} charges nothing.')`,
  );
  for (let tag = 1; tag <= 13; tag += 1) if (tag !== 5) await customerAt(database, tag);
  await notEligible(database);
  for (let number = 1; number <= 3; number += 1) await wholeLife(database, number);

  const cancelled = await customerAt(database, 13);
  await cancelled.rpc('portal_cancel_application');
  const again = await customerAt(database, 13);
  await database.as('service_role').rpc('backoffice_request_authorisation', {
    p_by: 'Sam',
    p_user: again.id,
    p_reason: 'name_changed',
  });
  await again.rpc('portal_action_authorisation', { ...authorisation, p_screenshot: authorisation.p_signature });
  const asked = await customerAt(database, 12);
  await database.as('service_role').rpc('backoffice_request_authorisation', {
    p_by: 'Sam',
    p_user: asked.id,
    p_reason: 'signature_unclear',
    p_words: 'Please sign as on your passport.',
  });
  const erased = await customerAt(database, 13);
  await database.owner(`insert into storage.objects (bucket_id, name) values ('documents', $1)`, [
    `${erased.id}/never-listed.pdf`,
  ]);
  await erased.rpc('portal_cancel_application');
  await erased.rpc('anonymize_user', { p_id: erased.id });
  // Notes when messages were last asked for, and takes none.
  await database.as('service_role').rpc('backoffice_claim_messages', { p_at: '2026-01-01T12:00:00Z' });
  // A guess, which is counted.
  const guess = database.as('anon').rpc('portal_welcome_back', { p_id: randomUUID() });
  await guess.catch(() => undefined);
}

async function notEligible(database: TestDatabase): Promise<void> {
  const me = await customerAt(database, 4, { portal_why: { p_reason: 9 } });
  await me.rpc('portal_user');
}

/** A customer with rows in every table. */
async function wholeLife(database: TestDatabase, number: number): Promise<void> {
  const { id, email } = await customerAt(database, 13);
  const me = database.as(id, { 'idempotency-key': randomUUID() });
  const firm = database.as('service_role');
  const add = (sql: string, ...parameters: string[]) => database.owner(sql, parameters);
  const idOf = async (table: string) =>
    String((await database.owner(`select id from public.${table} where user_id = $1 limit 1`, [id]))[0]?.id);

  await me.rpc('portal_address_add', { ...address, p_type: 2, p_move_in: 1979, p_move_out: 1988 });
  await me.rpc('portal_create_trace', {
    ...trace,
    p_employer: `Mill ${number} & Söhne — "quoted"\\`,
    p_provider: 'Aviva',
  });
  await me.rpc('portal_create_pension', { ...pension, p_policy: `AV-${number}` });
  // Without a key: the one of `me` belongs to the pension above.
  await database.as(id).rpc('portal_create_pension', { ...pension, p_policy: '', p_has_no_policy: true });
  await me.rpc('portal_user_update_marketing', { p_email: true, p_text: false, p_post: true });
  await me.rpc('portal_draft_keep', { p_form: 'pension', p_values: { provider: 'Typed, not sent' } });
  const [traceId, pensionId] = [await idOf('traces'), await idOf('pensions')];
  await firm.rpc('backoffice_add_search', { p_by: 'Sam', p_provider: 'Aviva', p_trace: traceId });
  await firm.rpc('backoffice_move_trace', { p_by: 'Sam', p_trace: traceId, p_status: 'Pension Found' });
  await firm.rpc('backoffice_link_pension', { p_by: 'Sam', p_trace: traceId, p_pension: pensionId });
  await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: 'Send a copy of your passport' });
  const finished = await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: 'Done' });
  await firm.rpc('backoffice_finish_task', { p_by: 'Sam', p_task: finished });
  await firm.rpc('backoffice_add_note', { p_by: 'Sam', p_user: id, p_note: 'Prefers letters' });
  await add(`insert into public.traces (user_id, name, status) values ($1, 'Deleted', 'Nothing Found')`, id);
  await add(`delete from public.traces where user_id = $1 and name = 'Deleted'`, id);
  const [stored] = await add(
    `insert into storage.objects (bucket_id, name) values ('documents', $1) returning id`,
    `${id}/statement.pdf`,
  );
  await firm.rpc('backoffice_list_upload', { p_file: String(stored?.id), p_name: 'Statement.pdf' });
  await firm.rpc('backoffice_copy_customer', { p_user: id });
  const [wrong] = await add(
    `insert into storage.objects (bucket_id, name) values ('documents', $1) returning id`,
    `${id}/wrong.pdf`,
  );
  const removed = Object(await firm.rpc('backoffice_list_upload', { p_file: String(wrong?.id), p_name: 'Wrong.pdf' }));
  await me.rpc('portal_document_remove', { p_id: removed.id });
  await add('insert into public.invites (email, name) values ($1, $2)', email, 'Ada');
  await add('insert into public.national_insurance_reads (user_id) values ($1)', id);
  await add(`insert into auth.identities (user_id, identity_data) values ($1, '{}')`, id);
  await add('insert into auth.sessions (user_id) values ($1)', id);
  await add('insert into auth.refresh_tokens (user_id) values ($1)', id);
  await add(
    `insert into auth.one_time_tokens (user_id, token_hash, relates_to) values ($1, 'invented', $2)`,
    id,
    email,
  );
  await add(`insert into auth.mfa_factors (user_id, status) values ($1, 'unverified')`, id);
  await add('insert into auth.audit_log_entries (payload) values ($1::text::json)', JSON.stringify({ actor_id: id }));
}
