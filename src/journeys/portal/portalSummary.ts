import type { Trace } from '../../backend/entities';
import { traceGroupOf, type TraceGroup, type TraceStatus } from '../../domain/traceGroup';
import { traceProgress } from '../../domain/traceProgress';
import type { TaskPlace } from './taskPlace';

/** The numbers of the portal's summary. */
export interface PortalSummary {
  /** Tasks, and traces without a task that wait for the customer's decision. */
  needsYou: number;
  /** Traces in progress. */
  underWay: number;
  /** Pensions found by traces. Two traces of one pension count once if the backend links them. */
  found: number;
}

/**
 * Counts tasks, traces in progress and found pensions. Leaves out traces that are part of another trace. A trace that
 * waits for the customer and the task that leads to it count once.
 */
export function portalSummary(
  tasks: readonly TaskPlace[],
  traces: readonly Trace[],
  groupOf: (status: TraceStatus) => TraceGroup = traceGroupOf,
): PortalSummary {
  const summary = { needsYou: tasks.length, underWay: 0 };
  const withTask = new Set(tasks.map((task) => task.page === 'trace' && task.id));
  const found = new Set<string>();
  for (const { id, pension_id, status } of traces) {
    const progress = traceProgress(status, groupOf);
    if (!progress) continue;
    if (groupOf(status) === 'customer') summary.needsYou += withTask.has(id) ? 0 : 1;
    else if (progress.outcome === 'found') found.add(pension_id ? `pension ${pension_id}` : `trace ${id}`);
    else summary.underWay += 1;
  }
  return { ...summary, found: found.size };
}
