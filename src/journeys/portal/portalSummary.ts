import type { Trace } from '../../backend/entities';
import { traceGroupOf, type TraceGroup, type TraceStatus } from '../../domain/traceGroup';
import { traceProgress } from '../../domain/traceProgress';

/** A pension that traces found. */
export interface Find {
  /** The page about it: the trace's until the backend links the pension. */
  page: 'pension' | 'trace';
  id: string;
  /** The employer. */
  name: string;
}

/** The numbers of the portal's summary. They are those of the lists below it. */
export interface PortalSummary {
  /** Open tasks. */
  tasks: number;
  /** Traces that wait for the customer's decision. */
  yourTurn: number;
  /** Traces in progress. */
  underWay: number;
  /** Pensions found by traces. Two traces of one pension count once if the backend links them. */
  finds: readonly Find[];
  /** The traces that found them. */
  foundBy: number;
}

/** Counts tasks, traces in progress and found pensions. Leaves out traces that are part of another trace. */
export function portalSummary(
  tasks: number,
  traces: readonly Trace[],
  groupOf: (status: TraceStatus) => TraceGroup = traceGroupOf,
): PortalSummary {
  const summary = { tasks, yourTurn: 0, underWay: 0, foundBy: 0 };
  const finds = new Map<string, Find>();
  for (const { id, name, pension_id, status } of traces) {
    const progress = traceProgress(status, groupOf);
    if (!progress) continue;
    if (progress.outcome === 'found') {
      const find = pension_id ? { page: 'pension' as const, id: pension_id } : { page: 'trace' as const, id };
      finds.set(`${find.page} ${find.id}`, { ...find, name });
      summary.foundBy += 1;
    } else if (groupOf(status) === 'customer') {
      summary.yourTurn += 1;
    } else {
      summary.underWay += 1;
    }
  }
  return { ...summary, finds: [...finds.values()] };
}
