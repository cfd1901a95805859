import { traceGroupOf, traceGroups, type TraceGroup, type TraceStatus } from './traceGroup';
import { traceProgress } from './traceProgress';

/** The groups of a list of traces, in its order: first those that found a pension, then by who acts next. */
const listGroups = ['found', ...traceGroups] as const;
export type ListGroup = (typeof listGroups)[number];

/** Groups traces in the order of the groups. Leaves out empty groups and keeps the order within each. */
export function groupTraces<Trace extends { status: TraceStatus }>(
  traces: readonly Trace[],
  groupOf: (status: TraceStatus) => TraceGroup = traceGroupOf,
): { group: ListGroup; traces: Trace[] }[] {
  const listGroupOf = ({ status }: Trace): ListGroup =>
    traceProgress(status, groupOf)?.outcome === 'found' ? 'found' : groupOf(status);
  return listGroups
    .map((group) => ({ group, traces: traces.filter((trace) => listGroupOf(trace) === group) }))
    .filter((found) => found.traces.length > 0);
}
