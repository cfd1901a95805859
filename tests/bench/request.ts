import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';

/** Sends one request of one of several clients. */
export type Request = (client: number) => Promise<void>;

/** The rows of a call. The database answers a refused change with a code instead of an error. */
export type Rows = readonly { reply?: { code?: string; message?: string } | null }[];

/** Runs `work` as PostgREST does: a transaction with the caller's role, claims and headers. Throws if it is refused. */
export async function request(sql: Sql, user: string, work: (session: TransactionSql) => Promise<Rows>): Promise<void> {
  await sql.begin(async (session) => {
    const claims = JSON.stringify({ role: 'authenticated', sub: user });
    const headers = JSON.stringify({ 'idempotency-key': randomUUID() });
    await session`
      select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true),
        set_config('request.headers', ${headers}, true)`;
    const [row] = await work(session);
    if (row?.reply?.code) throw new Error(`${row.reply.code}: ${row.reply.message}`);
  });
}

/** Assigns the customers to the clients in turn, in the same order for every variant. */
export function takeTurns<T>(customers: readonly T[]): (client: number) => T {
  const next = new Map<number, number>();
  return (client) => {
    const index = next.get(client) ?? client * 97;
    next.set(client, index + 1);
    const customer = customers[index % customers.length];
    if (customer === undefined) throw new Error('There are no customers.');
    return customer;
  };
}
