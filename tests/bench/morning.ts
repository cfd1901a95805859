import type { Sql } from 'postgres';
import { creatingCall, readingCalls, type BenchCustomer } from './calls';
import { quantile } from './measure';
import { createCpuReader } from './readCpu';
import { request, takeTurns } from './request';

/**
 * A morning on which every customer of 10,000 comes. Each opens the portal twice (eight reads) and one trace (three),
 * types into a form (20 drafts) and changes one thing; the back office moves one trace for each. 33 requests.
 */
export const morning = {
  customers: 10_000,
  hours: 4,
  reads: 11,
  drafts: 20,
  connections: 20,
  /** The morning's load, and multiples of it until requests fail. */
  factors: [1, 5, 10, 20, 40],
  seconds: 20,
  /** Milliseconds after which PostgREST gives up waiting for a connection. */
  patience: 10_000,
  /** Messages that are taken at once, each second. */
  messages: 20,
};

export interface MorningResult {
  factor: number;
  /** Requests a second: planned, and answered. */
  planned: number;
  rate: number;
  /** Milliseconds from the planned moment, with the wait for a connection. */
  median: number;
  p99: number;
  /** Milliseconds of 99 in 100 requests of each kind. */
  p99Of: Readonly<Record<string, number>>;
  /** Cores of the database's sessions, where the system reports them. */
  cores: number | null;
  /** Messages of failed requests, and requests that waited too long. */
  errors: string[];
  /** Messages that were sent; null without the table. */
  sent: number | null;
}

/**
 * Sends the requests of the morning at a steady rate, whether the earlier ones are answered or not, and messages beside
 * them if the database has any. Each multiple starts when the one before it is answered; the first with a failed request
 * is the last.
 */
export async function measureMorning(
  pool: Sql,
  customers: readonly BenchCustomer[],
  report: (result: MorningResult) => void,
): Promise<void> {
  const hasMessages = await prepareMessages(pool);
  const readCpu = await createCpuReader(pool);
  const kinds = kindsOf(pool, customers);
  const total = kinds.reduce((sum, { share }) => sum + share, 0);
  const base = (morning.customers * total) / (morning.hours * 3600);

  for (const factor of morning.factors) {
    const planned = base * factor;
    const times = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
    const errors: string[] = [];
    const cpuBefore = readCpu?.() ?? 0;
    const start = performance.now();
    const take = async (name: string, at: number, work: () => Promise<unknown>) => {
      await work().catch((error: unknown) => errors.push(`${name}: ${String(error)}`));
      const time = performance.now() - at;
      if (time > morning.patience) errors.push(`${name}: no connection in time`);
      times.get(name)?.push(time);
    };

    const sending = hasMessages ? sendMessages(pool, start + morning.seconds * 1000, errors) : null;
    const running: Promise<void>[] = [];
    for (let index = 0; index < planned * morning.seconds; index += 1) {
      const at = start + (index * 1000) / planned;
      const early = at - performance.now();
      if (early > 2) await new Promise((resolve) => setTimeout(resolve, early));
      // 7 has no common factor with the number of requests: the kinds mix evenly.
      const kind = kindAt(kinds, (index * 7) % total);
      running.push(take(kind.name, at, () => kind.send(index)));
    }
    await Promise.all(running);
    const elapsed = performance.now() - start;
    const all = [...times.values()].flat();
    report({
      factor,
      planned,
      rate: (all.length * 1000) / elapsed,
      median: quantile(all, 0.5),
      p99: quantile(all, 0.99),
      p99Of: Object.fromEntries([...times].map(([name, of]) => [name, quantile(of, 0.99)])),
      cores: readCpu && (readCpu() - cpuBefore) / elapsed,
      errors,
      sent: await sending,
    });
    if (errors.length > 0) return;
  }
}

interface Kind {
  name: string;
  /** How many of a customer's requests are of this kind. */
  share: number;
  send: (index: number) => Promise<unknown>;
}

function kindsOf(sql: Sql, customers: readonly BenchCustomer[]): Kind[] {
  const reads = readingCalls(sql, customers).map(({ ours }) => ours);
  const create = creatingCall(sql, customers).ours;
  const next = takeTurns(customers);
  const statuses = ['Searching', 'Provider Contacted', 'Pension Found'];
  return [
    { name: 'read', share: morning.reads, send: async (index) => reads[index % reads.length]?.(0) },
    { name: 'change', share: 1, send: () => create(0) },
    {
      name: 'draft',
      share: morning.drafts,
      send: (index) =>
        request(
          sql,
          next(0).id,
          (session) =>
            session`select public.portal_draft_keep('trace', ${sql.json({ employer: `Weavers ${index}` })}) as reply`,
        ),
    },
    {
      name: 'back office',
      share: 1,
      send: (index) =>
        sql.begin(async (session) => {
          await session`select set_config('role', 'service_role', true)`;
          const status = statuses[index % statuses.length] ?? '';
          await session`select public.backoffice_move_trace('Sam', ${next(1).trace}, ${status})`;
        }),
    },
  ];
}

function kindAt(kinds: readonly Kind[], place: number): Kind {
  let end = 0;
  const found = kinds.find(({ share }) => (end += share) > place);
  if (!found) throw new Error('There is no request at this place.');
  return found;
}

/** Gives every customer a message that is due. Returns false for a database without messages. */
async function prepareMessages(sql: Sql): Promise<boolean> {
  const [found] = await sql`select to_regclass('public.messages') is not null as "hasMessages"`;
  if (found?.hasMessages !== true) return false;
  await sql`truncate public.messages`;
  await sql`
    insert into public.messages (user_id, kind, news, due_at)
    select id, 'news', '[{"what": "document"}]', '2026-01-01' from public.profiles`;
  await sql`analyze public.messages`;
  return true;
}

/** Does what the server function `notify` does, apart from the mail: takes messages and notes each as sent. */
async function sendMessages(sql: Sql, end: number, errors: string[]): Promise<number> {
  let sent = 0;
  const asFirm = (work: (session: Parameters<Parameters<Sql['begin']>[1]>[0]) => Promise<unknown>) =>
    sql.begin(async (session) => {
      await session`select set_config('role', 'service_role', true)`;
      return work(session);
    });
  for (let next = performance.now(); next < end; next += 1000) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    try {
      // Ten o'clock, which is not a quiet hour.
      const claimed = await asFirm(
        (session) =>
          session`select jsonb_path_query(public.backoffice_claim_messages(${morning.messages}, 300,
            (current_date + time '10:00') at time zone 'Europe/London'), '$.messages[*].id') #>> '{}' as id`,
      );
      for (const { id } of claimed as { id: string }[]) {
        await asFirm((session) => session`select public.backoffice_note_message_sent(${id})`);
        sent += 1;
      }
    } catch (error) {
      errors.push(`message: ${String(error)}`);
    }
  }
  return sent;
}
