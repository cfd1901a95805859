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

/** A fictional provider, with one of Ofcom's numbers for drama. */
export const exampleford = {
  name: 'Exampleford Mutual',
  phone: '01632 960123',
  email: 'pensions@example.com',
  website: 'https://example.com/pensions',
  postal_address: 'Pension Administration\n1 Sample Street\nSampleton\nEX71 3AA',
};

/** A trace has found a pension, whose provider is in the firm's directory. */
export function withFind(
  changes: Partial<NonNullable<typeof margaret.pensions>[number]> = {},
  providerContacts: MemoryScenario['providerContacts'] = [exampleford],
): MemoryScenario {
  const [pension] = margaret.pensions ?? [];
  if (!pension) throw new Error('The portal’s scenario has no pension.');
  const found = {
    ...pension,
    id: 'pension-3',
    name: 'Northern Mill Co',
    type: {
      type: 'Deferred',
      description: 'Nobody is paying into this pension any more. It is kept for you until you take it.',
    },
    status: null,
    provider: exampleford.name,
    policy: 'NM-20-114',
    start_year: 1979,
    end_year: 1988,
    paying: false,
    searches: [],
    ...changes,
  };
  const finder = traceWith(1, 'Completed', {
    name: 'Northern Mill Co',
    pension_id: found.id,
    provider: found.provider,
  });
  return {
    ...portal,
    guides: [
      ...(portal.guides ?? []),
      {
        id: 'a-pension-was-found',
        title: 'A pension was found. What now?',
        content: 'There is no need to decide anything quickly.',
        created_date: '2026-03-01T09:00:00+00:00',
      },
    ],
    providerContacts,
    customers: [
      {
        ...margaret,
        traces: [...(margaret.traces ?? []).slice(2), traceWith(2, 'Nothing Found', { name: 'Dales Dairies' }), finder],
        pensions: [...(margaret.pensions ?? []), found],
      },
    ],
  };
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
