import { getScenario, type MemoryScenario } from '@pension-trace/react/memory';

/** The sample customer in the portal. */
export const portal: MemoryScenario = getScenario('portal');

const [customer] = portal.customers ?? [];
const [trace] = customer?.traces ?? [];
if (!customer || !trace) throw new Error('The portal’s scenario has no customer with a trace.');

export const margaret = customer;
const sample = trace;
export const oneTrace = [sample];

type Trace = typeof sample;

/** The sample trace with its own name, a status and changes. */
export function traceWith(id: number, status: string, changes: Partial<Trace> = {}): Trace {
  return {
    ...sample,
    id: `trace-${String(id)}`,
    name: `Employer ${String(id)}`,
    status: { name: status, description: null, colour: null },
    ...changes,
  };
}

const statuses = ['Awaiting Review', 'Provider Contacted', 'Nothing Found', 'Searching', 'Completed'];

/** Returns `count` traces with alternating statuses. */
export function manyTraces(count: number): Trace[] {
  return Array.from({ length: count }, (_, index) =>
    traceWith(index + 1, statuses[index % statuses.length] ?? 'Searching'),
  );
}

/** Returns `count` pensions with different names. */
export function manyPensions(count: number): typeof margaret.pensions {
  const [pension] = margaret.pensions ?? [];
  if (!pension) throw new Error('The portal’s scenario has no pension.');
  return Array.from({ length: count }, (_, index) => ({
    ...pension,
    id: `pension-${String(index + 1)}`,
    name: `Pension ${String(index + 1)}`,
  }));
}

/** One trace for each status, and one with a custom status. */
export const everyStatus: MemoryScenario = {
  ...portal,
  customers: [
    {
      ...margaret,
      traces: [
        'Awaiting Review',
        'Searching',
        'Provider Contacted',
        'Pension Found',
        'Nothing Found',
        'Completed',
        'Duplicate',
        'Sent To The Archive',
      ].map((status, index) => traceWith(index + 1, status)),
    },
  ],
};
