import type { EventKind } from './customerEvents';
import { standardEvent } from './traceEvent';

/** An entry of the activity log that the database wrote, as an event. */
export interface ActivityEvent {
  kind: EventKind;
  /** The status that it was changed to. */
  status?: string;
}

const statusChange = /^Status changed to (.+)$/;

/** Returns the event of an entry in the activity log. Undefined for a note of the firm, which stays as it is. */
export function activityEvent(description: string): ActivityEvent | undefined {
  if (description === 'Trace created') return { kind: 'received' };
  if (description === 'Pension added') return { kind: 'pensionAdded' };
  if (description === 'Details changed') return { kind: 'detailsChanged' };
  const status = statusChange.exec(description)?.[1];
  if (status === undefined) return undefined;
  // The find has an entry of its own before this one.
  return { kind: status === 'Completed' ? 'finished' : (standardEvent(status) ?? 'ownStatus'), status };
}
