import { existsSync, readFileSync } from 'node:fs';
import type { Sql } from 'postgres';

/** Milliseconds in a clock tick of /proc, which is 100 Hz on every Linux. */
const tickMs = 10;

/**
 * Returns a reader of the processor time, in milliseconds, of all sessions of the database; null where there is no /proc.
 * Other load on the machine hardly changes it.
 */
export async function createCpuReader(sql: Sql): Promise<(() => number) | null> {
  if (!existsSync('/proc/self/stat')) return null;
  // Opens every connection of the pool.
  await Promise.all(Array.from({ length: sql.options.max }, () => sql`select pg_sleep(0.05)`));
  const sessions = await sql`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`;
  const times = new Map<number, number>();
  return () => {
    // A session that has ended keeps its last time.
    for (const { pid } of sessions)
      if (existsSync(`/proc/${pid}/stat`)) times.set(Number(pid), readProcess(Number(pid)));
    return [...times.values()].reduce((sum, time) => sum + time, 0);
  };
}

function readProcess(pid: number): number {
  // The name of the process, in brackets, may contain spaces. Fields 14 and 15 are the times in user and kernel mode.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
