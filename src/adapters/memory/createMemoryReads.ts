import type { TableReads } from '../../backend/PensionTraceAdapter';
import type { Gate } from './createGate';
import type { Customer, MemoryState } from './MemoryState';
import { pensionRow } from './pensionProcedures';

/** Specification section 9: the value with which a guide's metadata marks it as recommended. */
const recommendedValue = 2;

/** The tables that are read directly: as with row-level security, a stranger's rows are not there. */
export function createMemoryReads(state: MemoryState, pass: Gate): TableReads {
  const customer = (): Customer | undefined => state.customers.find(({ id }) => id === state.signedInAs);
  return {
    pension: (id, options) =>
      pass('read.pension', { id }, options, () => {
        const found = customer()?.pensions.find((pension) => pension.id === id);
        return found ? pensionRow(found) : null;
      }),
    guide: (id, options) =>
      pass('read.guide', { id }, options, () => (customer() && state.guides.find((guide) => guide.id === id)) ?? null),
    guides: (filter, options) =>
      pass('read.guides', filter, options, () =>
        (customer() ? state.guides : [])
          .filter(({ metadata }) => !filter.recommended || metadata?.recommended === recommendedValue)
          .sort((one, other) => (other.created_date ?? '').localeCompare(one.created_date ?? '')),
      ),
    tasks: (options) =>
      pass('read.tasks', undefined, options, () =>
        [...(customer()?.tasks ?? [])].sort((one, other) => dueDate(one).localeCompare(dueDate(other))),
      ),
  };
}

/** PostgreSQL puts a missing value last. */
function dueDate({ due_date }: { due_date?: string | null }): string {
  return due_date ?? '9999';
}
