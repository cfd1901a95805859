import type { TableReads } from '../../backend/PensionTraceAdapter';
import type { Responder } from './createResponder';
import type { MemoryState } from './MemoryState';
import { newestFirst } from './newestFirst';
import { pensionRow } from './pensionProcedures';
import { isSecondStepDue, loggedInCustomer } from './loggedInCustomer';

/** The value with which a guide's metadata marks it as recommended. */
const recommendedValue = 2;

/** The tables that are read directly. As with row-level security, other customers' rows are missing. */
export function createMemoryReads(state: MemoryState, respond: Responder): TableReads {
  const guides = () => {
    loggedInCustomer(state, 'the table guides');
    return state.guides;
  };
  return {
    pension: (id, options) =>
      respond('read.pension', { id }, options, () => {
        const { pensions } = loggedInCustomer(state, 'the table pensions');
        const found = pensions.find((pension) => pension.id === id);
        return found && !isSecondStepDue(state) ? pensionRow(found) : null;
      }),
    guide: (id, options) =>
      respond('read.guide', { id }, options, () => guides().find((guide) => guide.id === id) ?? null),
    guides: (filter, options) =>
      respond('read.guides', filter, options, () =>
        guides()
          .filter(({ metadata }) => !filter.recommended || metadata?.recommended === recommendedValue)
          .sort(newestFirst),
      ),
    tasks: (options) =>
      respond('read.tasks', undefined, options, () => {
        const { tasks } = loggedInCustomer(state, 'the table tasks');
        if (isSecondStepDue(state)) return [];
        return [...tasks].sort((one, other) => dueDate(one).localeCompare(dueDate(other)));
      }),
  };
}

/** PostgreSQL sorts a missing value last. */
function dueDate({ due_date }: { due_date?: string | null | undefined }): string {
  return due_date ?? '9999';
}
