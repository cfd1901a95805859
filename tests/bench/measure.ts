import type { Sql } from 'postgres';
import { createCpuReader } from './readCpu';
import type { Request } from './request';

interface Measured {
  /** Requests per second: the median of the rounds. */
  rate: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  /** Processor milliseconds of the database per request, where the system reports it. */
  cpu: number | null;
}

/** Measures variants in alternating rounds, so that other load on the machine affects all of them. */
export async function measure(sql: Sql, variants: readonly Request[], clients: number): Promise<Measured[]> {
  const readCpu = await createCpuReader(sql);
  const rounds = 5;
  const roundMs = 600;
  // Warm up: a connection plans its statements at the first requests.
  for (const variant of variants) await measureRound(variant, clients, 300);
  const results = variants.map(() => ({ rates: [] as number[], times: [] as number[], cpu: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, variant] of variants.entries()) {
      const result = results[index];
      const cpuBefore = readCpu?.() ?? 0;
      const { rate, times } = await measureRound(variant, clients, roundMs);
      result?.rates.push(rate);
      result?.times.push(...times);
      if (result && readCpu) result.cpu += readCpu() - cpuBefore;
    }
  }
  return results.map(({ rates, times, cpu }) => ({
    rate: quantile(rates, 0.5),
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: readCpu && cpu / times.length,
  }));
}

async function measureRound(variant: Request, clients: number, milliseconds: number) {
  const start = performance.now();
  const end = start + milliseconds;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let sent = performance.now(); sent < end;) {
        await variant(client);
        const answered = performance.now();
        times.push(answered - sent);
        sent = answered;
      }
    }),
  );
  return { rate: (times.length * 1000) / (performance.now() - start), times };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
