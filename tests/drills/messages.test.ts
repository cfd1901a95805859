import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { migratePostgres, readSqlFiles } from '../database/startEngines';
import { startPostgres } from '../database/startPostgres';
import { report } from './report';

const customers = 10_000;
const claim = z.object({ messages: z.array(z.object({ id: z.string(), to: z.string(), attempt: z.number() })) });

let folder: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
let sql: postgres.Sql;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pension-trace-drill-'));
  chmodSync(folder, 0o755);
  server = await startPostgres(folder, { isDurable: true });
  await migratePostgres(server.url, await readSqlFiles());
  sql = postgres(`${server.url}/migrated`, { max: 16, onnotice: () => undefined });
  await sql`update public.settings set message_delay = '0', quiet_from = '00:00', quiet_until = '00:00'`;
  await sql`
    insert into auth.users (id, email)
    select gen_random_uuid(), 'customer-' || n || '@example.com' from generate_series(1, ${customers}) n`;
  await sql`update public.profiles set tags = '{13}'`;
  await sql`insert into public.traces (user_id, name) select id, 'Dales Dairies' from public.profiles`;
});
afterAll(async () => {
  await sql?.end();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('loses and doubles no message when ten thousand traces move while several functions send', async () => {
  const traces = await sql`select id from public.traces`;
  const waiting = traces.map(({ id }) => String(id));
  const sent = new Map<string, number>();
  let isMoving = true;

  async function move(): Promise<void> {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      await sql`select public.backoffice_move_trace('Sam', ${id}, 'Pension Found')`;
    }
  }
  /** A server function, one of several that run at once. Every tenth message dies between sending and noting. */
  async function send(): Promise<void> {
    for (;;) {
      const wasMoving = isMoving;
      const [row] = await sql`select public.backoffice_claim_messages(100, 3600) as claimed`;
      const { messages } = z.parse(claim, row?.claimed);
      for (const { to } of messages) sent.set(to, (sent.get(to) ?? 0) + 1);
      const noted = messages.filter(({ attempt }, index) => attempt > 1 || index % 10 > 0).map(({ id }) => id);
      await sql`select public.backoffice_note_message_sent(id) from unnest(${noted}::text[]) as id`;
      if (messages.length === 0 && !wasMoving) return;
    }
  }

  const start = performance.now();
  const sending = Array.from({ length: 4 }, send);
  await Promise.all(Array.from({ length: 8 }, move));
  const moved = performance.now();
  isMoving = false;
  await Promise.all(sending);
  report(
    `${customers} changes in ${Math.round((moved - start) / 1000)} s, sent ${Math.round((performance.now() - moved) / 1000)} s later`,
  );

  expect(sent.size).toBe(customers);
  expect([...sent.values()].filter((times) => times !== 1)).toEqual([]);
  const lost = await sql`select count(*)::integer as count from public.messages where state = 'waiting'`;
  report(`${lost[0]?.count} died before they were noted`);
  expect(lost[0]?.count).toBeGreaterThan(0);

  // Their leases end: one twin each, with the same id, and then nothing.
  await sql`update public.messages set due_at = now() where state = 'waiting'`;
  await send();
  const twins = [...sent.values()].filter((times) => times === 2).length;
  expect(twins).toBe(lost[0]?.count);
  expect(await sql`select distinct state from public.messages`).toEqual([{ state: 'sent' }]);
  expect(Math.max(...sent.values())).toBe(2);
});
