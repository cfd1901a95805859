import type { Sql } from 'postgres';
import { creatingCall, readingCalls, type BenchCustomer } from './calls';
import { quantile } from './measure';
import { request } from './request';

/** Concurrent callers. Each sends its next request as soon as the previous one is answered. */
export const crowd = { callers: 200, connections: 20, customers: 200, edited: 50, seconds: 60 };

interface CrowdResult {
  requests: number;
  /** Requests per second. */
  rate: number;
  /** Milliseconds, with the wait for a connection. */
  median: number;
  p99: number;
  slowest: number;
  /** Messages of failed requests. */
  errors: string[];
  deadlocks: number;
}

/**
 * Sends the requests of 200 open portals through 20 connections, as PostgREST's pool and Supavisor do. 200 customers serve
 * all callers; four callers share each edited trace. Of 20 requests, 16 read, 3 change traces, and 1 is the
 * back office moving a trace of the same customers. A customer may make 500 changes an hour.
 */
export async function measureCrowd(sql: Sql, customers: readonly BenchCustomer[]): Promise<CrowdResult> {
  const few = customers.slice(0, crowd.customers);
  const reads = readingCalls(sql, few).map(({ ours }) => ours);
  const create = creatingCall(sql, few).ours;
  const edit = (client: number) => {
    const { id, trace } = few[client % crowd.edited] ?? { id: '', trace: '' };
    return request(
      sql,
      id,
      (session) =>
        session`select public.portal_edit_trace(p_id => ${trace}, p_employer => 'Weavers', p_start_year => 1980)
          as reply`,
    );
  };
  const statuses = ['Searching', 'Provider Contacted', 'Pension Found'];
  const move = (client: number, turn: number) => {
    const { trace } = few[client % crowd.edited] ?? { trace: '' };
    return sql.begin(async (session) => {
      await session`select set_config('role', 'service_role', true)`;
      await session`select public.backoffice_move_trace('Sam', ${trace}, ${statuses[turn % statuses.length] ?? ''})`;
    });
  };
  const send = async (client: number, turn: number): Promise<unknown> => {
    const kind = (turn + client) % 20;
    if (kind === 0) return move(client, turn);
    if (kind === 1) return edit(client);
    return (kind < 4 ? create : reads[kind % reads.length])?.(client);
  };

  const before = await deadlocksOf(sql);
  const times: number[] = [];
  const errors: string[] = [];
  const start = performance.now();
  const end = start + crowd.seconds * 1000;
  await Promise.all(
    Array.from({ length: crowd.callers }, async (_, client) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const sent = performance.now();
        await send(client, turn).catch((error: unknown) => errors.push(String(error)));
        times.push(performance.now() - sent);
      }
    }),
  );
  return {
    requests: times.length,
    rate: (times.length * 1000) / (performance.now() - start),
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    slowest: quantile(times, 1),
    errors,
    deadlocks: (await deadlocksOf(sql)) - before,
  };
}

async function deadlocksOf(sql: Sql): Promise<number> {
  // A session reports its numbers at most once a second, when it is idle.
  await sql`select pg_sleep(1.5)`;
  const [row] = await sql`select deadlocks::integer as count from pg_stat_database where datname = current_database()`;
  return Number(row?.count);
}
