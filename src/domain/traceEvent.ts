import type { EventKind } from './customerEvents';
import { hasOwn } from './hasOwn';
import { traceGroupOf, type TraceGroup, type TraceStatus } from './traceGroup';
import { traceProgress, traceSteps } from './traceProgress';

/** What a trace tells its customer at present. */
export type TraceEvent = Extract<
  EventKind,
  'received' | 'searching' | 'asked' | 'answered' | 'pensionFound' | 'nothingFound' | 'joined'
>;

/** The statuses of the reference backend. */
const standard: Readonly<Record<string, TraceEvent>> = {
  'Awaiting Review': 'received',
  Searching: 'searching',
  'Provider Contacted': 'asked',
  'Pension Found': 'pensionFound',
  'Nothing Found': 'nothingFound',
  Completed: 'pensionFound',
  Duplicate: 'joined',
};

/** Returns the event of a status of the reference backend. Undefined for one that a firm added. */
export function standardEvent(status: string): TraceEvent | undefined {
  return hasOwn(standard, status) ? standard[status] : undefined;
}

/** Returns the event of a trace with this status: for a status that a firm added, the step that its tracker shows. */
export function traceEvent(
  status: TraceStatus,
  groupOf: (status: TraceStatus) => TraceGroup = traceGroupOf,
): TraceEvent {
  const event = standardEvent(status.name);
  if (event) return event;
  const progress = traceProgress(status, groupOf);
  if (progress?.outcome === 'found') return 'pensionFound';
  return traceSteps[(progress?.step ?? 1) - 1] ?? 'received';
}
