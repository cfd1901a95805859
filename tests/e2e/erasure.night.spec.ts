import { asFirm } from './asFirm';
import { clientOf } from './clientOf';
import { everything, type FoundRow } from './everything';
import type { Site } from './startSite';
import { logIn, openProfile } from './journey';
import { expect, test } from './test';

/** Values unique to this customer, so that any match in the database is theirs. */
const hers = {
  firstName: 'Philippa',
  lastName: 'Quillfeather',
  previousName: 'Ravensworth',
  birthDate: '1957-11-23',
  nationalInsurance: 'CE987654D',
  phone: '07700 900987',
  line1: '77 Zephyr Crescent',
  earlierLine: '9 Marlowby Wharf',
  city: 'Marlowby',
  employer: 'Quern Millwrights',
  jobTitle: 'Bobbin winder',
  policy: 'QM-55-8812',
  pensionProvider: 'Quern Staff Scheme',
  task: 'Ring Quentin about the loom ledger',
  activity: 'Telephoned Hollingbrook House',
  searched: 'Hollingbrook Trustees',
  file: 'loom-ledger-1984',
  invite: 'Pippa Q',
};
const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const address = (line1: string) => ({
  p_line1: line1,
  p_line2: '',
  p_line3: '',
  p_city: hers.city,
  p_postcode: 'EX71 4BB',
});

/** Completes the whole journey with the portal's procedures and creates a row in every table. */
async function fillEveryTable(site: Site, { email, password }: { email: string; password: string }): Promise<string> {
  const client = await clientOf(site);
  const firm = await asFirm(site);
  const names = { first_name: hers.firstName, last_name: hers.lastName };
  const signedUp = await client.auth.signUp({ email, password, options: { data: names } });
  if (signedUp.error) throw signedUp.error;

  let calls = 0;
  async function call(procedure: string, parameters: object = {}, headers: Record<string, string> = {}) {
    calls += 1;
    let request = client.rpc(procedure, parameters).setHeader('Idempotency-Key', `a-whole-life-${calls}`);
    for (const [name, value] of Object.entries(headers)) request = request.setHeader(name, value);
    const { data, error } = await request;
    if (error) throw new Error(`${procedure}: ${error.message}`);
    return data as unknown;
  }

  await call('portal_personal', {
    p_title: 2,
    p_previous_names: [`${hers.firstName} ${hers.previousName}`],
    p_date_of_birth: hers.birthDate,
    p_national_insurance: hers.nationalInsurance,
    p_phone_number: hers.phone,
  });
  await call('portal_address', address(hers.line1));
  await call('portal_why', { p_reason: 2 });
  const { id } = (await call('portal_user')) as { id: string };
  await call('portal_create_trace', {
    p_employer: hers.employer,
    p_paying: false,
    p_title: hers.jobTitle,
    p_start_year: 1979,
    p_end_year: 1988,
    p_provider: hers.pensionProvider,
    p_policy: hers.policy,
    p_employer_address: { line1: hers.earlierLine, line2: null, line3: null, city: hers.city, postcode: 'EX71 4BB' },
  });
  await call('portal_trace_continue');
  await call('portal_known_pensions_add');
  await call('portal_create_pension', {
    p_provider: hers.pensionProvider,
    p_policy: hers.policy,
    p_paying: true,
    p_start_year: 1990,
  });
  await call('portal_pension_continue');
  const { wording } = (await call('portal_agreements')) as { wording: string };
  const name = `${hers.firstName} ${hers.lastName}`;
  const evidence = JSON.stringify({ method: 'typed', screenshot: 'taken', wording, name });
  await call(
    'portal_authorisation',
    { p_data_protection: true, p_hmrc_authorised: true, p_signature: signature, p_screenshot: signature },
    { 'X-Evidence': evidence },
  );
  await call('portal_end_tour');
  await call('portal_address_add', { ...address(hers.earlierLine), p_type: 2, p_move_in: 1979, p_move_out: 1988 });
  await call('portal_user_update_marketing', { p_email: true, p_text: true, p_post: true });

  const path = `${id}/a-whole-life.pdf`;
  const stored = await client.storage
    .from('documents')
    .upload(path, new Blob(['%PDF-1.7\n'], { type: 'application/pdf' }));
  if (stored.error) throw stored.error;
  const listed = await client.functions.invoke('document', { body: { name: `${hers.file}.pdf`, path } });
  if (listed.error) throw listed.error;

  const [trace] = (await call('portal_user_traces')) as { id: string }[];
  await firm.call('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: hers.task });
  await firm.call('backoffice_add_search', {
    p_by: 'Sam',
    p_provider: hers.searched,
    p_trace: trace?.id,
    p_status: 'Nothing Found',
  });
  await firm.call('backoffice_add_activity', {
    p_by: 'Sam',
    p_entity_type: 6,
    p_entity_id: trace?.id,
    p_description: hers.activity,
  });
  await firm.add('invites', { email, name: hers.invite });
  return id;
}

/** The messages that wait for an address without a customer. */
async function messagesTo(site: Site, email: string): Promise<unknown> {
  const key = await site.serviceRoleKey();
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  return (await fetch(`${site.url}/rest/v1/messages?select=id&email=eq.${email}`, { headers })).json();
}

const tablesWith = (rows: FoundRow[], value: string) =>
  rows.filter(({ content }) => content.toLowerCase().includes(value.toLowerCase())).map(({ table }) => table);

test('after deletion the database contains only the documented kept data', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  // The session is deleted with the data, so logging out fails.
  allowedOnConsole.push('status of 403', 'status of 400');
  const id = await fillEveryTable(site, customer);
  const personal = { ...hers, signature, email: customer.email };

  const before = await everything(site);
  const never = Object.entries(personal).filter(([, value]) => tablesWith(before, value).length === 0);
  expect(never).toEqual([]);

  await page.goto('/login');
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/portal$/);
  await openProfile(page);
  await page.getByRole('button', { name: 'Cancel Application' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Application' }).click();
  await page.getByRole('button', { name: 'Delete My Data' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Password', { exact: true }).fill(customer.password);
  await question.getByRole('button', { name: 'Delete my data for good' }).click();
  await expect(page.getByText('Your data has been deleted', { exact: true })).toBeVisible();

  // The confirmation keeps the address until it has been sent.
  await expect.poll(() => messagesTo(site, customer.email)).toEqual([]);
  const after = await everything(site);
  const left = Object.entries(personal).flatMap(([what, value]) =>
    tablesWith(after, value).map((table) => `${what} in ${table}`),
  );
  expect(left).toEqual([]);

  // See 'What remains after an erasure' in supabase/README.md.
  expect([...new Set(tablesWith(after, id))].toSorted()).toEqual([
    'auth.users',
    'private.office_log',
    'public.authorisations',
    'public.profiles',
  ]);
});
