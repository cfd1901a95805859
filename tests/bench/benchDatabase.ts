import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { migratePostgres, readSqlFiles } from '../database/startEngines';
import { startPostgres } from '../database/startPostgres';
import { measure, type Request } from './measure';

/** The number of traces per customer. */
const tracesEach = 20;
const clientCounts = [1, 8];

/**
 * Compares our procedures for reading and creating traces with handwritten SQL, on a PostgreSQL with durable commits.
 * Prints a table.
 *
 * @param sizes The total numbers of traces.
 */
export async function benchDatabase(sizes: readonly number[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pension-trace-bench-'));
  await chmod(folder, 0o755);
  const server = await startPostgres(folder, { isDurable: true });
  try {
    await migratePostgres(server.url, await readSqlFiles());
    const sql = postgres(`${server.url}/migrated`, { max: Math.max(...clientCounts), onnotice: () => undefined });
    await prepare(sql);
    const [version] = await sql`show server_version`;
    console.log(`\nPostgreSQL ${version?.server_version}, ${cpus().length} × ${cpus()[0]?.model}, ${gigabytes()} GB\n`);
    console.log('| Traces | Clients | What | Ours, a second | By hand, a second | Ratio |');
    console.log('| -----: | ------: | ---- | -------------: | ----------------: | ----: |');
    for (const size of sizes) {
      const customers = await fill(sql, size);
      for (const clients of clientCounts) {
        await compare(sql, { size, clients, what: 'read' }, read(sql, customers), readByHand(sql, customers));
        await compare(sql, { size, clients, what: 'create' }, create(sql, customers), createByHand(sql, customers));
      }
    }
    await sql.end();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Line {
  size: number;
  clients: number;
  what: string;
}

async function compare(sql: Sql, { size, clients, what }: Line, ours: Request, byHand: Request): Promise<void> {
  const rates = await measure(ours, byHand, clients);
  const numbers = [rates.ours.toFixed(0), rates.byHand.toFixed(0), (rates.ours / rates.byHand).toFixed(2)];
  console.log(`| ${size} | ${clients} | ${what} | ${numbers.join(' | ')} |`);
  // Removes created traces before the next measurement of reads.
  await sql`delete from public.traces where created_date > '2026-01-01'`;
  await sql`truncate public.answered_requests, public.activity`;
  await sql`vacuum analyze public.traces`;
}

/** Grants for the handwritten SQL: customers read and add their own rows through row-level security. */
async function prepare(sql: Sql): Promise<void> {
  await sql.unsafe(`
    grant select, insert on public.traces to authenticated;
    create policy adds_own on public.traces for insert to authenticated with check ((select auth.uid()) = user_id);
  `);
}

/** Fills the table to `size` traces. Returns the customers, who are in the portal. */
async function fill(sql: Sql, size: number): Promise<string[]> {
  await sql.begin(async (session) => {
    await session`set local session_replication_role = replica`;
    await session`truncate public.traces, public.profiles, auth.users cascade`;
    await session`
      insert into auth.users (id, email)
      select gen_random_uuid(), number || '@example.com' from generate_series(1, ${size / tracesEach}::integer) number`;
    await session`
      insert into public.profiles (id, first_name, last_name, email, birth_date, tags)
      select id, 'Ada', 'Lovelace', email, '1960-02-29', '{13}' from auth.users`;
    await session`
      insert into public.traces (user_id, name, title, industry, start_year, end_year, provider, policy, status, address,
        created_date, updated_date)
      select id, 'Employer ' || number, 'Weaver', 'Weaving of textiles', 1979, 1988, 'Aviva', 'MM-104-22',
        (array['Awaiting Review', 'Searching', 'Completed'])[number % 3 + 1],
        '{"line1":"1 Canal Road","line2":null,"line3":null,"city":"Exampleford","postcode":"EX71 4BB"}',
        timestamptz '2025-01-01' + number * interval '1 day', timestamptz '2025-06-01'
      from generate_series(1, ${tracesEach}) number, auth.users`;
  });
  await sql`vacuum analyze`;
  const rows = await sql`select id from auth.users order by id limit 1000`;
  return rows.map(({ id }) => String(id));
}

/** One request as in PostgREST: a transaction with the caller's role, claims and headers. */
async function request(sql: Sql, user: string, work: (session: postgres.TransactionSql) => Promise<unknown>) {
  await sql.begin(async (session) => {
    const claims = JSON.stringify({ role: 'authenticated', sub: user });
    const headers = JSON.stringify({ 'idempotency-key': randomUUID() });
    await session`
      select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true),
        set_config('request.headers', ${headers}, true)`;
    await work(session);
  });
}

/** Picks the same customers in the same order for both variants. */
function everyone(customers: readonly string[]) {
  const next = new Map<number, number>();
  return (client: number): string => {
    const index = next.get(client) ?? client * 97;
    next.set(client, index + 1);
    const customer = customers[index % customers.length];
    if (customer === undefined) throw new Error('There are no customers.');
    return customer;
  };
}

function read(sql: Sql, customers: readonly string[]): Request {
  const who = everyone(customers);
  return (client) => request(sql, who(client), (session) => session`select public.portal_user_traces() as reply`);
}

function readByHand(sql: Sql, customers: readonly string[]): Request {
  const who = everyone(customers);
  return (client) =>
    request(
      sql,
      who(client),
      (session) => session`
        select coalesce(json_agg(json_build_object(
          'id', t.id, 'name', t.name, 'title', t.title, 'industry', t.industry,
          'status', json_build_object('name', s.name, 'description', s.description, 'colour', s.colour),
          'start_year', t.start_year, 'end_year', t.end_year, 'paying', t.paying, 'provider', t.provider,
          'policy', t.policy, 'address', t.address, 'employer_address', t.employer_address,
          'created_date', t.created_date, 'updated_date', t.updated_date
        ) order by t.created_date, t.id), '[]') as reply
        from public.traces t join public.trace_statuses s on s.name = t.status
        where t.user_id = (select auth.uid())`,
    );
}

const values = { employer: 'Weavers & Sons', title: 'Weaver', industry: 'Weaving of textiles', from: 1979, to: 1988 };

function create(sql: Sql, customers: readonly string[]): Request {
  const who = everyone(customers);
  return (client) =>
    request(
      sql,
      who(client),
      (session) => session`
        select public.portal_create_trace(p_employer => ${values.employer}, p_title => ${values.title},
          p_industry => ${values.industry}, p_start_year => ${values.from}, p_end_year => ${values.to}) as reply`,
    );
}

function createByHand(sql: Sql, customers: readonly string[]): Request {
  const who = everyone(customers);
  return (client) =>
    request(
      sql,
      who(client),
      (session) => session`
        insert into public.traces (user_id, name, title, industry, start_year, end_year)
        values (auth.uid(), ${values.employer}, ${values.title}, ${values.industry}, ${values.from}, ${values.to})
        returning id`,
    );
}

function gigabytes(): string {
  return (totalmem() / 2 ** 30).toFixed(0);
}
