import { randomBytes } from 'node:crypto';

/** The number of traces per customer. */
export const tracesEach = 20;
/** The rows of a customer in the other tables, in proportion to 20 traces. */
const rowsEach = { pensions: 2, addresses: 2, tasks: 2, files: 6, answers: 5 };
/** The bytes of a signature drawn on the canvas of the authorisation, as a data URL. */
const signatureBytes = 8000;

/** Customers with one of their traces each. Run it after `fillDatabase`. */
export const someCustomers = `
  select customer.id, (select trace.id from public.traces trace where trace.user_id = customer.id limit 1) as trace
  from auth.users customer order by customer.id limit 1000`;

/**
 * The statements that replace all rows about customers by those of invented customers in the portal. The owner runs them in
 * one transaction, and `vacuum analyze` afterwards. All rows are older than 2026, so that later ones can be distinguished.
 */
export function fillDatabase(customers: number): string[] {
  const signature = `data:image/png;base64,${randomBytes((signatureBytes / 4) * 3).toString('base64')}`;
  return [
    // No triggers and no foreign keys.
    'set local session_replication_role = replica',
    'truncate auth.users, storage.objects, public.authorisations, public.erasures cascade',
    `insert into auth.users (id, email)
     select gen_random_uuid(), number || '@example.com' from generate_series(1, ${customers}) number`,
    `insert into public.profiles (id, first_name, last_name, email, title, previous_names, birth_date,
       national_insurance, phone, reason, first_visit, tags, created_at, updated_at)
     select id, 'Ada', 'Lovelace', email, 2, '{Augusta Ada Byron}', '1960-02-29', 'AB123456C', '07700 900123', 2,
       false, '{13}', '2025-01-01', '2025-01-01'
     from auth.users`,
    `insert into public.addresses (user_id, line1, line2, city, postcode, type, start_date, created_at, updated_at)
     select id, number || ' Sample Street', 'Flat 2', 'Sampleton', 'EX71 3AA', case number when 1 then 1 else 2 end,
       1990 + number, '2025-01-01', '2025-01-01'
     from generate_series(1, ${rowsEach.addresses}) number, auth.users`,
    `insert into public.pensions (user_id, reference, name, provider, policy, start_year, end_year, type_id, status, created_at,
       updated_at)
     select id, id || '-' || number, 'Aviva', 'Aviva', 'MM-104-22', 1979, 1988, 2, '{"name": "Verified", "colour": "success"}',
       timestamptz '2025-01-01' + number * interval '1 day', '2025-06-01'
     from generate_series(1, ${rowsEach.pensions}) number, auth.users`,
    `insert into public.traces (user_id, reference, name, title, industry, start_year, end_year, provider, policy, status, address,
       created_date, updated_date)
     select id, id || '-' || number, 'Employer ' || number, 'Weaver', 'Weaving of textiles', 1979, 1988, 'Aviva', 'MM-104-22',
       (array['Awaiting Review', 'Searching', 'Completed'])[number % 3 + 1],
       '{"line1":"1 Canal Road","line2":null,"line3":null,"city":"Exampleford","postcode":"EX71 4BB"}',
       timestamptz '2025-01-01' + number * interval '1 day', timestamptz '2025-06-01'
     from generate_series(1, ${tracesEach}) number, auth.users`,
    `insert into public.searches (user_id, trace_id, provider, status, created_date, updated_date)
     select user_id, id, 'Aviva', 'Searching', created_date, updated_date from public.traces`,
    `insert into public.activity (user_id, entity_type, entity_id, description, date)
     select user_id, 6, id, description, created_date
     from (values ('Trace created'), ('Status changed to Searching')) as line (description), public.traces`,
    `insert into public.tasks (user_id, title, description, due_date, page, created_at)
     select id, 'Check your contact details',
       'Providers write to the address that they know. Please look under Profile whether it is there.',
       '2025-06-01', 'profile', '2025-01-01'
     from generate_series(1, ${rowsEach.tasks}), auth.users`,
    `insert into storage.objects (bucket_id, name, created_at)
     select 'documents', id || '/' || gen_random_uuid() || '.pdf', '2025-01-01'
     from generate_series(1, ${rowsEach.files}), auth.users`,
    `insert into public.documents (user_id, name, url, created_date)
     select split_part(name, '/', 1)::uuid, 'statement.pdf', name, created_at from storage.objects`,
    `insert into public.authorisations (number, user_id, kind, data_protection, hmrc_authorised, signature,
       signature_sha256, evidence, evidence_sha256, letter, agreements, signed_at, previous_hash, hash, signer,
       signer_sha256)
     select row_number() over (), profile.id, 'application', true, true, '${signature}', repeat('0', 64),
       '{"method": "drawn", "screenshot": "taken", "seen": {"at": "2025-01-01", "aal": "aal1"}}', repeat('0', 64),
       words -> 'letter', words -> 'agreements', '2025-01-01', repeat('0', 64), profile.id || repeat('0', 28),
       to_jsonb(profile), repeat('0', 64)
     from public.profiles profile,
       (select private.wording_of(id) as words from public.profiles limit 1) as wording`,
    `insert into public.answered_requests (user_id, procedure, key, payload_sha256, reply, created_at)
     select id, 'portal_edit_trace', gen_random_uuid(), repeat('0', 64), 'null', now() - interval '3 hours'
     from generate_series(1, ${rowsEach.answers}), auth.users`,
  ];
}
