import { randomUUID } from 'node:crypto';
import { address, authorisation, customerAt, pension, trace } from './customers';
import type { TestDatabase, Trial } from './engine';

/** A customer, with the identifiers of their rows. */
export interface Holder {
  id: string;
  email: string;
  trace: string;
  /** A trace that nobody was asked about. */
  mistake: string;
  pension: string;
  address: string;
  /** A document that they added. */
  document: string;
  /** The number of their signed record. */
  authorisation: string;
  search: string;
  task: string;
  invite: string;
  /** A stored file that is not listed yet, and its path. */
  file: string;
  path: string;
  message: string;
  /** The token of the link that switches news off. */
  unsubscribe: string;
}

/** Two customers in the portal. Every table has a row of each, or rows without an owner. */
export interface Scene {
  owner: Holder;
  another: Holder;
}

/** Identifiers that do not exist. */
export const nowhere: Holder = {
  id: '00000000-0000-4000-8000-000000000000',
  email: 'nobody@example.com',
  trace: '00000000-0000-4000-8000-000000000001',
  mistake: '00000000-0000-4000-8000-000000000011',
  pension: '00000000-0000-4000-8000-000000000002',
  address: '00000000-0000-4000-8000-000000000003',
  authorisation: '2147483647',
  search: '00000000-0000-4000-8000-000000000004',
  task: '00000000-0000-4000-8000-000000000005',
  invite: '00000000-0000-4000-8000-000000000006',
  file: '00000000-0000-4000-8000-000000000007',
  path: '00000000-0000-4000-8000-000000000000/none.pdf',
  document: '00000000-0000-4000-8000-000000000008',
  message: '00000000-0000-4000-8000-000000000009',
  unsubscribe: '00000000-0000-4000-8000-000000000010',
};

/** Creates the two customers. Once per database. */
export async function setScene(database: TestDatabase): Promise<Scene> {
  await database.owner('update public.settings set offers_data_copy = true');
  return { owner: await createHolder(database), another: await createHolder(database) };
}

async function createHolder(database: TestDatabase): Promise<Holder> {
  const { id, email } = await customerAt(database, 13);
  const me = database.as(id, { 'idempotency-key': randomUUID() });
  const firm = database.as('service_role');
  const one = async (sql: string, parameters: string[]) => String((await database.owner(sql, parameters))[0]?.id);
  const own = (table: string) => one(`select id from public.${table} where user_id = $1 limit 1`, [id]);

  await me.rpc('portal_address_add', { ...address, p_type: 2 });
  const store = (name: string) =>
    one(`insert into storage.objects (bucket_id, name) values ('documents', $1) returning id`, [`${id}/${name}`]);
  await firm.rpc('backoffice_list_upload', { p_file: await store('statement.pdf'), p_name: 'Statement.pdf' });
  const wrong = Object(
    await firm.rpc('backoffice_list_upload', { p_file: await store('wrong.pdf'), p_name: 'Wrong.pdf' }),
  );
  await database.as(id).rpc('portal_document_remove', { p_id: wrong.id });
  // Tag 14 can be restored only after a cancellation.
  await one(
    `update public.profiles set tags_before_cancelling = '{13}', cancelled_at = now() where id = $1 returning id`,
    [id],
  );
  await one(`insert into public.erasures (user_id, asked_by) values ($1, 'firm') returning id`, [id]);
  await one(`insert into public.drafts (user_id, form, typed) values ($1, 'pension', '{}') returning user_id as id`, [
    id,
  ]);
  await firm.rpc('backoffice_finish_task', {
    p_by: 'Sam',
    p_task: await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: 'Finished' }),
  });
  await firm.rpc('backoffice_add_note', { p_by: 'Sam', p_user: id, p_note: 'Prefers letters' });
  await one('insert into public.national_insurance_reads (user_id) values ($1) returning id', [id]);
  await firm.rpc('backoffice_copy_customer', { p_user: id });
  await one('insert into public.files_to_remove (url) values ($1) returning url as id', [`${id}/erased.pdf`]);
  // The current address cannot be deleted.
  const previous = await one('select id from public.addresses where user_id = $1 and type <> 1', [id]);
  const rows = {
    trace: await own('traces'),
    mistake: await one(`insert into public.traces (user_id, name) values ($1, 'Mistake') returning id`, [id]),
    pension: await own('pensions'),
    address: previous,
    document: await own('documents'),
  };
  return {
    id,
    email,
    ...rows,
    authorisation: await one('select number as id from public.authorisations where user_id = $1', [id]),
    search: String(await firm.rpc('backoffice_add_search', { p_by: 'Sam', p_provider: 'Aviva', p_trace: rows.trace })),
    task: String(
      await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: 'Send a copy of your passport' }),
    ),
    invite: await one('insert into public.invites (email, name) values ($1, $2) returning id', [email, 'Ada']),
    file: await store('waiting.pdf'),
    path: `${id}/waiting.pdf`,
    // One that was tried.
    message: await one(`update public.messages set attempts = 1 where id = $1 returning id`, [await own('messages')]),
    unsubscribe: await one('select unsubscribe_token as id from public.profiles where id = $1', [id]),
  };
}

/** Sets the tag of both customers. */
export async function setTagOfBoth(trial: Trial, { owner, another }: Scene, tag: number): Promise<void> {
  await trial.owner('update public.profiles set tags = array[$3::integer] where id in ($1, $2)', [
    owner.id,
    another.id,
    tag,
  ]);
}

/** Valid values for procedures with a form. */
export const forms = { address, authorisation, pension, trace } as const;
