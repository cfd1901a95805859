import type { Trace } from '../../backend/entities';
import { traceGroupOf, type TraceGroup, type TraceStatus } from '../../domain/traceGroup';
import { traceProgress } from '../../domain/traceProgress';
import type { TaskPlace } from './taskPlace';

/** The numbers of the portal's summary. */
export interface PortalSummary {
  /** Open tasks: as many as the list of tasks shows in all. */
  tasks: number;
  /** Traces without a task that wait for the customer's decision. */
  yourTurn: number;
  /** Traces in progress. */
  underWay: number;
  /** Pensions found by traces. Two traces of one pension count once if the backend links them. */
  found: number;
  /** The page of the only find. Undefined without a find, and with several. */
  find: { page: 'pension' | 'trace'; id: string } | undefined;
}

/** Counts tasks, traces in progress and found pensions. Leaves out traces that are part of another trace. */
export function portalSummary(
  tasks: readonly TaskPlace[],
  traces: readonly Trace[],
  groupOf: (status: TraceStatus) => TraceGroup = traceGroupOf,
): PortalSummary {
  const summary = { tasks: tasks.length, yourTurn: 0, underWay: 0 };
  const withTask = new Set(tasks.map((task) => task.page === 'trace' && task.id));
  const finds = new Map<string, NonNullable<PortalSummary['find']>>();
  for (const { id, pension_id, status } of traces) {
    const progress = traceProgress(status, groupOf);
    if (!progress) continue;
    if (progress.outcome === 'found') {
      const find = pension_id ? { page: 'pension' as const, id: pension_id } : { page: 'trace' as const, id };
      finds.set(`${find.page} ${find.id}`, find);
    } else if (groupOf(status) === 'customer') {
      if (!withTask.has(id)) summary.yourTurn += 1;
    } else {
      summary.underWay += 1;
    }
  }
  const [find, ...others] = finds.values();
  return { ...summary, found: finds.size, find: others.length === 0 ? find : undefined };
}
