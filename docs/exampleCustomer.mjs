import { createClient } from '@supabase/supabase-js';
import ws from 'ws';

/*
 * A fictional customer with a typical working life, for the pictures of the portal. Her phone number
 * is one of Ofcom's for drama; the employers are made up.
 */

export const customer = {
  email: 'margaret@example.com',
  password: 'correct horse battery',
  firstName: 'Margaret',
  lastName: 'Hargreaves',
};

const traces = [
  {
    name: 'Calder Valley Textiles',
    title: 'Weaver',
    industry: 'Weaving of textiles',
    start_year: 1986,
    end_year: 1991,
    provider: 'Scottish Widows',
    status: 'Provider Contacted',
    created_date: '2026-10-05T09:12:00Z',
    updated_date: '2026-11-02T14:20:00Z',
    searches: [['Scottish Widows', 'Provider Contacted', '2026-11-02T14:20:00Z']],
    activity: [
      ['Trace created', '2026-10-05T09:12:00Z'],
      ['We are looking for the provider of this employer.', '2026-10-12T10:05:00Z'],
      ['Status changed to Searching', '2026-10-12T10:06:00Z'],
      ['We wrote to Scottish Widows.', '2026-11-02T14:20:00Z'],
      ['Status changed to Provider Contacted', '2026-11-02T14:21:00Z'],
    ],
  },
  {
    name: 'Northgate Office Supplies',
    start_year: 1991,
    end_year: 1994,
    status: 'Searching',
    created_date: '2026-10-05T09:20:00Z',
    updated_date: '2026-11-09T11:00:00Z',
  },
  {
    name: 'Harrow Lane Nursery',
    title: 'Nursery assistant',
    start_year: 2001,
    end_year: 2004,
    status: 'Awaiting Review',
    created_date: '2026-11-16T19:42:00Z',
    updated_date: '2026-11-16T19:42:00Z',
  },
  {
    name: 'Dales Dairies',
    title: 'Packer',
    start_year: 1984,
    end_year: 1986,
    provider: 'Phoenix Life',
    status: 'Nothing Found',
    created_date: '2026-09-14T08:31:00Z',
    updated_date: '2026-11-11T16:03:00Z',
    searches: [['Phoenix Life', 'Nothing Found', '2026-11-11T16:03:00Z']],
    activity: [
      ['Trace created', '2026-09-14T08:31:00Z'],
      ['We wrote to Phoenix Life.', '2026-09-28T13:15:00Z'],
      ['Status changed to Provider Contacted', '2026-09-28T13:16:00Z'],
      ['The provider holds nothing in your name.', '2026-11-11T16:02:00Z'],
      ['Status changed to Nothing Found', '2026-11-11T16:03:00Z'],
    ],
  },
  {
    name: 'Pennine Print Works',
    title: 'Bookkeeper',
    start_year: 1994,
    end_year: 2001,
    provider: 'Aviva',
    status: 'Completed',
    created_date: '2026-09-14T08:40:00Z',
    updated_date: '2026-11-04T10:30:00Z',
  },
];

// 2 is a deferred pension.
const pensions = [
  {
    name: 'Pennine Print Works',
    provider: 'Aviva',
    policy: 'PPW-1994-027',
    start_year: 1994,
    end_year: 2001,
    type_id: 2,
    created_at: '2026-11-04T10:30:00Z',
    updated_at: '2026-11-05T09:15:00Z',
    searches: [['Aviva', 'Completed', '2026-11-04T10:30:00Z']],
    activity: [
      ['Pension added', '2026-11-04T10:30:00Z'],
      ['We asked Aviva what it is worth today.', '2026-11-05T09:15:00Z'],
    ],
  },
  { name: 'Riverside Academy', provider: 'Nest', start_year: 2013, paying: true, type_id: 1 },
];

const tasks = [
  {
    title: 'Look for a payslip from Calder Valley Textiles',
    description: 'Scottish Widows asks for a payroll number. It is on a payslip or a P60.',
    due_date: '2026-12-01',
  },
  {
    title: 'Check the pension that we found',
    description: 'The years and the provider of Pennine Print Works are on its page.',
    due_date: '2026-12-09',
  },
];

const documents = [
  ['Aviva statement.pdf', 'application/pdf', '%PDF-1.7\n%%EOF\n', '2026-11-06T12:00:00Z'],
  ['P60 from 1990.jpg', 'image/jpeg', '\u00FF\u00D8\u00FF\u00E0', '2026-11-12T18:30:00Z'],
  ['Dales Dairies letter.pdf', 'application/pdf', '%PDF-1.7\n%%EOF\n', '2026-11-17T20:10:00Z'],
];

// A transparent dot: no picture shows the signature.
const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Signs the customer up and fills her portal. Resolves with the firm's client. */
export async function createCustomer({ url, anonKey, serviceRoleKey }) {
  const connect = (key) =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false }, realtime: { transport: ws } });
  const herself = connect(anonKey);
  const firm = connect(serviceRoleKey);

  const signUp = await done(
    herself.auth.signUp({
      email: customer.email,
      password: customer.password,
      options: { data: { first_name: customer.firstName, last_name: customer.lastName } },
    }),
  );
  const user_id = signUp.user.id;
  const change = (columns) => done(firm.from('profiles').update(columns).eq('id', user_id));

  await done(
    herself.rpc('portal_personal', {
      p_title: 2,
      p_first_name: customer.firstName,
      p_last_name: customer.lastName,
      p_previous_names: [],
      p_date_of_birth: '1968-03-27',
      p_national_insurance: 'AB123456C',
      p_phone_number: '07700 900123',
    }),
  );
  await done(
    herself.rpc('portal_address', {
      p_line1: '12 Sample Street',
      p_line2: '',
      p_line3: '',
      p_city: 'Sampleton',
      p_postcode: 'EX71 3AA',
    }),
  );
  await change({ tags: [11] });
  const { wording } = await done(herself.rpc('portal_agreements'));
  await done(
    herself
      .rpc('portal_authorisation', {
        p_data_protection: true,
        p_hmrc_authorised: false,
        p_signature: signature,
        p_screenshot: signature,
      })
      .setHeader('X-Evidence', JSON.stringify({ method: 'typed', screenshot: 'taken', wording })),
  );
  await done(
    herself.rpc('portal_address_add', {
      p_line1: 'Flat 2',
      p_line2: '9 Weaver Street',
      p_line3: '',
      p_city: 'Sampleton',
      p_postcode: 'EX71 4BB',
      p_type: 2,
      p_move_in: '1994',
      p_move_out: '2009',
    }),
  );
  await change({ marketing_email: true });

  await addEntries('traces', 'trace_id', 6, traces);
  await addEntries('pensions', 'pension_id', 7, pensions);
  // Replaces the first tasks by today's.
  await done(firm.from('tasks').delete().eq('user_id', user_id));
  await done(firm.from('tasks').insert(tasks.map((task) => ({ ...task, user_id }))));
  for (const [name, type, content, created_date] of documents) {
    const path = `${user_id}/${crypto.randomUUID()}.${name.split('.').at(-1)}`;
    await done(herself.storage.from('documents').upload(path, new Blob([Buffer.from(content, 'latin1')], { type })));
    await done(herself.functions.invoke('document', { body: { name, path } }));
    await done(firm.from('documents').update({ created_date }).eq('url', path));
  }
  return { change };

  /** Adds a row. The database wants an outcome before 'Completed'. */
  async function addInSteps(table, { status, ...row }) {
    const isCompleted = status === 'Completed';
    const first = isCompleted ? 'Pension Found' : status;
    const { id } = await done(
      firm
        .from(table)
        .insert({ ...row, status: first })
        .select('id')
        .single(),
    );
    if (isCompleted) await done(firm.from(table).update({ status }).eq('id', id));
    return id;
  }

  async function addEntries(table, key, entity_type, entries) {
    for (const { searches = [], activity = [], ...entry } of entries) {
      const id = await addInSteps(table, { ...entry, user_id });
      for (const [provider, status, date] of searches) {
        await addInSteps('searches', { provider, status, created_date: date, updated_date: date, user_id, [key]: id });
      }
      if (activity.length === 0) continue;
      // Removes the activity of today that the database has added.
      await done(firm.from('activity').delete().eq('entity_id', id));
      const notes = activity.map(([description, date]) => ({ description, date, user_id, entity_type, entity_id: id }));
      await done(firm.from('activity').insert(notes));
    }
  }
}

async function done(request) {
  const { data, error } = await request;
  if (error) throw new Error(error.message);
  return data;
}
