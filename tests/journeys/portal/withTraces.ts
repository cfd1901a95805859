import { getScenario, type MemoryScenario } from '../../../src/memory';

const portal = getScenario('portal');

/** The portal scenario with `count` traces, whose statuses alternate. */
export function withTraces(count: number, statuses: readonly string[]): MemoryScenario {
  const [customer] = portal.customers ?? [];
  const [sample] = customer?.traces ?? [];
  if (!customer || !sample) throw new Error('The portal’s scenario has no trace.');
  const traces = Array.from({ length: count }, (_, index) => ({
    ...sample,
    id: `trace-${String(index + 1)}`,
    name: `Employer ${String(index + 1)}`,
    status: { name: statuses[index % statuses.length] ?? 'Searching', description: null, colour: null },
  }));
  return { ...portal, customers: [{ ...customer, traces }] };
}
