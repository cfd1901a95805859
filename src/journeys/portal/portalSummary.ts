import type { Trace } from '../../backend/entities';
import { traceGroupOf, type TraceGroup, type TraceStatus } from '../../domain/traceGroup';
import { traceProgress } from '../../domain/traceProgress';

/** The numbers of the portal's summary. */
export interface PortalSummary {
  /** Tasks, and traces that need the customer's decision. */
  needsYou: number;
  /** Traces in progress. */
  underWay: number;
  /** Pensions found by traces. Two traces of one pension count once if the backend links them. */
  found: number;
}

/** Counts tasks, traces in progress and found pensions. Omits traces that are part of another trace. */
export function portalSummary(
  tasks: number,
  traces: readonly Trace[],
  groupOf: (status: TraceStatus) => TraceGroup = traceGroupOf,
): PortalSummary {
  const summary = { needsYou: tasks, underWay: 0 };
  const found = new Set<string>();
  for (const { id, pension_id, status } of traces) {
    const progress = traceProgress(status, groupOf);
    if (!progress) continue;
    if (groupOf(status) === 'customer') summary.needsYou += 1;
    else if (progress.outcome === 'found') found.add(pension_id ? `pension ${pension_id}` : `trace ${id}`);
    else summary.underWay += 1;
  }
  return { ...summary, found: found.size };
}
