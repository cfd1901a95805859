/** Sends one request of a variant, for one of several clients. */
export type Request = (client: number) => Promise<void>;

export interface Compared {
  /** Requests per second. */
  ours: number;
  byHand: number;
}

/**
 * Measures two variants in alternating rounds, so that other load on the machine affects both. Returns the medians in
 * requests per second.
 */
export async function measure(ours: Request, byHand: Request, clients: number): Promise<Compared> {
  const turns = 7;
  const turnMs = 900;
  // Warm up: a connection plans its statements at the first requests.
  await measureRound(ours, clients, 400);
  await measureRound(byHand, clients, 400);
  const rates: { ours: number[]; byHand: number[] } = { ours: [], byHand: [] };
  for (let round = 0; round < turns; round += 1) {
    rates.ours.push(await measureRound(ours, clients, turnMs));
    rates.byHand.push(await measureRound(byHand, clients, turnMs));
  }
  return { ours: median(rates.ours), byHand: median(rates.byHand) };
}

async function measureRound(request: Request, clients: number, milliseconds: number): Promise<number> {
  const start = performance.now();
  const end = start + milliseconds;
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        await request(client);
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - start);
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
