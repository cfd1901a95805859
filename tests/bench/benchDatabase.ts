import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { migratePostgres, readSqlFiles } from '../database/startEngines';
import { startPostgres } from '../database/startPostgres';
import { creatingCall, grantsByHand, readingCalls, type BenchCustomer } from './calls';
import { createVariants } from './createCosts';
import { crowd, measureCrowd } from './crowd';
import { fillDatabase, someCustomers, tracesEach } from './fillDatabase';
import { measure } from './measure';
import { measureMorning, morning } from './morning';

const clientCounts = [1, 8];

/** The measurements of a run. `noise` repeats two calls, to show how far apart equal measurements are. */
const parts = { calls: printCalls, costs: printCosts, sizes: printSizes, noise: printNoise, crowd: printCrowd };
export const benchParts = Object.keys(parts);

type Print = (sql: Sql, customers: readonly BenchCustomer[], url: string) => Promise<void>;

/**
 * Compares our procedures with handwritten SQL, on a PostgreSQL with durable commits. Prints tables.
 *
 * @param sizes The total numbers of traces.
 */
export async function benchDatabase(sizes: readonly number[], wanted: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pension-trace-bench-'));
  await chmod(folder, 0o755);
  const settings = { shared_buffers: '1GB', max_wal_size: '8GB' };
  const server = await startPostgres(folder, { isDurable: true, settings });
  try {
    await migratePostgres(server.url, await readSqlFiles());
    const url = `${server.url}/migrated`;
    const sql = postgres(url, { max: Math.max(...clientCounts), onnotice: () => undefined });
    await sql.unsafe(grantsByHand);
    const [version] = await sql`show server_version`;
    console.log(`\nPostgreSQL ${version?.server_version}, ${cpus().length} × ${cpus()[0]?.model}, ${gigabytes()} GB`);
    for (const size of sizes) {
      const start = performance.now();
      await sql.begin(async (session) => {
        for (const statement of fillDatabase(size / tracesEach)) await session.unsafe(statement);
      });
      await sql`vacuum analyze`;
      await sql`checkpoint`;
      const customers = await sql<BenchCustomer[]>`${sql.unsafe(someCustomers)}`;
      console.log(`\n## ${size} traces, filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
      for (const [part, print] of Object.entries<Print>(parts)) {
        if (wanted.length === 0 || wanted.includes(part)) await print(sql, customers, url);
      }
    }
    await sql.end();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function printCalls(sql: Sql, customers: readonly BenchCustomer[]): Promise<void> {
  printHead('Clients', 'Call', 'Ours, a second', 'By hand', 'Ratio', 'Median ms', 'p99 ms', 'CPU ms', 'CPU ms by hand');
  for (const clients of clientCounts) {
    for (const { name, ours, byHand } of [...readingCalls(sql, customers), creatingCall(sql, customers)]) {
      const [our, hand] = await measure(sql, [ours, byHand], clients);
      if (!our || !hand) throw new Error('Nothing was measured.');
      printRow(
        clients,
        name,
        our.rate.toFixed(0),
        hand.rate.toFixed(0),
        (our.rate / hand.rate).toFixed(2),
        our.median.toFixed(2),
        our.p99.toFixed(2),
        our.cpu?.toFixed(3) ?? '',
        hand.cpu?.toFixed(3) ?? '',
      );
    }
    await removeCreated(sql);
  }
}

/** Measures the cost of each part of creating a trace: the procedure with and without the part, in alternating rounds. */
async function printCosts(sql: Sql, customers: readonly BenchCustomer[]): Promise<void> {
  const variants = await createVariants(sql);
  const { ours, byHand } = creatingCall(sql, customers);
  const calls = [ours, ...variants.map(({ procedure }) => creatingCall(sql, customers, procedure).ours), byHand];
  const results = await measure(sql, calls, 1);
  const [whole] = results;
  if (!whole) throw new Error('Nothing was measured.');
  printHead('portal_create_trace without', 'A second', 'Times as fast', 'Median ms', 'CPU ms');
  for (const [index, what] of ['nothing', ...variants.map(({ part }) => part), 'the procedure: by hand'].entries()) {
    const result = results[index] ?? whole;
    const faster = (result.rate / whole.rate).toFixed(2);
    printRow(what, result.rate.toFixed(0), faster, result.median.toFixed(2), result.cpu?.toFixed(3) ?? '');
  }
  await removeCreated(sql);
}

/** The bytes of a customer, by table. */
async function printSizes(sql: Sql, _customers: readonly BenchCustomer[]): Promise<void> {
  const rows = await sql`
    with customer as (select count(*) as all from auth.users)
    select relname, round(n_live_tup / customer.all::numeric, 1) as rows,
      round(pg_table_size(relid) / customer.all) as bytes, round(pg_indexes_size(relid) / customer.all) as index
    from pg_stat_user_tables, customer
    where n_live_tup >= customer.all * 0.9 and relname <> 'users'
    order by pg_total_relation_size(relid) desc`;
  printHead('Table', 'Rows a customer', 'Bytes a customer', 'Bytes of indexes');
  for (const { relname, rows: count, bytes, index } of rows) printRow(relname, count, bytes, index);
}

async function printNoise(sql: Sql, customers: readonly BenchCustomer[]): Promise<void> {
  const reading = readingCalls(sql, customers).find(({ name }) => name === 'portal_user_traces');
  if (!reading) throw new Error('There is no call to repeat.');
  printHead('The same call twice', 'A second', 'Again', 'Ratio');
  for (const { name, ours } of [reading, creatingCall(sql, customers)]) {
    const [one, two] = await measure(sql, [ours, ours], 1);
    if (!one || !two) throw new Error('Nothing was measured.');
    printRow(name, one.rate.toFixed(0), two.rate.toFixed(0), (one.rate / two.rate).toFixed(2));
  }
  await removeCreated(sql);
}

async function printCrowd(sql: Sql, customers: readonly BenchCustomer[], url: string): Promise<void> {
  const pool = postgres(url, { max: crowd.connections, onnotice: () => undefined });
  const result = await measureCrowd(pool, customers);
  console.log(
    `\n${crowd.callers} callers through ${crowd.connections} connections for ${crowd.seconds} s: ` +
      `${result.requests} requests, ${result.rate.toFixed(0)} a second, median ${result.median.toFixed(0)} ms, ` +
      `p99 ${result.p99.toFixed(0)} ms, slowest ${result.slowest.toFixed(0)} ms, ${result.errors.length} errors, ` +
      `${result.deadlocks} deadlocks`,
  );
  await removeCreated(sql);
  await printMorning(pool, customers);
  await pool.end();
  await removeCreated(sql);
  if (result.errors.length > 0 || result.deadlocks > 0) {
    throw new Error(`Requests failed: ${[...new Set(result.errors)].slice(0, 5).join('; ')}`);
  }
}

/** The multiples of a morning until requests fail: errors there are the result, not a failure of the run. */
async function printMorning(pool: Sql, customers: readonly BenchCustomer[]): Promise<void> {
  const { connections, hours, seconds } = morning;
  console.log(
    `\nA morning: ${morning.customers} customers in ${hours} hours, ${connections} connections, ${seconds} s each`,
  );
  printHead(
    'Load',
    'Planned a second',
    'Answered',
    'p50 ms',
    'p99 ms',
    'p99 of each kind',
    'Cores',
    'Messages sent',
    'Errors',
  );
  const errors = new Set<string>();
  await measureMorning(pool, customers, (result) => {
    const kinds = Object.entries(result.p99Of).map(([name, time]) => `${name} ${time.toFixed(0)}`);
    printRow(
      `${result.factor} ×`,
      result.planned.toFixed(0),
      result.rate.toFixed(0),
      result.median.toFixed(0),
      result.p99.toFixed(0),
      kinds.join(', '),
      result.cores?.toFixed(2) ?? '',
      result.sent ?? 'none',
      result.errors.length,
    );
    for (const error of result.errors) errors.add(error);
  });
  for (const error of [...errors].slice(0, 5)) console.log(`  ${error}`);
}

/** Removes what the calls created, so that every part starts from the same rows. */
async function removeCreated(sql: Sql): Promise<void> {
  await sql.begin(async (session) => {
    await session`set local session_replication_role = replica`;
    await session`delete from public.traces where created_date > '2026-01-01'`;
    await session`delete from public.activity where date > '2026-01-01'`;
    await session`truncate public.answered_requests, public.removals, public.drafts, private.request_counts`;
  });
  await sql`vacuum analyze public.traces`;
  await sql`vacuum analyze public.activity`;
}

function printHead(...names: string[]): void {
  console.log('');
  printRow(...names);
  printRow(...names.map(() => '---'));
}

function printRow(...cells: unknown[]): void {
  console.log(`| ${cells.map(String).join(' | ')} |`);
}

function gigabytes(): string {
  return (totalmem() / 2 ** 30).toFixed(0);
}
