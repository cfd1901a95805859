import type { Trace } from '../../backend/entities';
import { traceGroupOf, type TraceGroup, type TraceStatus } from '../../domain/traceGroup';
import { traceProgress } from '../../domain/traceProgress';

/** What there is in the portal now. */
export interface PortalSummary {
  /** Tasks, and traces with which the customer decides what to try next. */
  needsYou: number;
  /** Traces without an answer. */
  underWay: number;
  /** Traces whose pension was found. */
  found: number;
}

/** Counts what needs the customer, what is under way and what is found. Leaves out what is part of another trace. */
export function portalSummary(
  tasks: number,
  traces: readonly Trace[],
  groupOf: (status: TraceStatus) => TraceGroup = traceGroupOf,
): PortalSummary {
  const summary = { needsYou: tasks, underWay: 0, found: 0 };
  for (const { status } of traces) {
    const progress = traceProgress(status, groupOf);
    if (!progress) continue;
    if (groupOf(status) === 'customer') summary.needsYou += 1;
    else if (progress.outcome === 'found') summary.found += 1;
    else summary.underWay += 1;
  }
  return summary;
}
