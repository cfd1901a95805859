import type { EventKind } from './customerEvents';
import { hasOwn } from './hasOwn';
import { traceGroupOf, type TraceGroup, type TraceStatus } from './traceGroup';
import { traceProgress } from './traceProgress';

/** What a trace tells its customer at present. */
export type TraceEvent = Extract<
  EventKind,
  'received' | 'searching' | 'asked' | 'pensionFound' | 'nothingFound' | 'joined' | 'ownStatus'
>;

/** The statuses of the reference backend. */
const standard: Readonly<Record<string, TraceEvent | undefined>> = {
  'Awaiting Review': 'received',
  Searching: 'searching',
  'Provider Contacted': 'asked',
  'Pension Found': 'pensionFound',
  'Nothing Found': 'nothingFound',
  Completed: 'pensionFound',
  Duplicate: 'joined',
};

/** Returns the event that a trace with this status is at. */
export function traceEvent(
  status: TraceStatus,
  groupOf: (status: TraceStatus) => TraceGroup = traceGroupOf,
): TraceEvent {
  const event = hasOwn(standard, status.name) ? standard[status.name] : undefined;
  if (event) return event;
  return traceProgress(status, groupOf)?.outcome === 'found' ? 'pensionFound' : 'ownStatus';
}
