import { hasOwn } from './hasOwn';
import { traceGroupOf, type TraceGroup, type TraceStatus } from './traceGroup';

/** The steps of a trace, in order. */
export const traceSteps = ['received', 'searching', 'asked', 'answered'] as const;

/** The progress of a trace. */
export interface TraceProgress {
  /** The current step, from 1. */
  step: number;
  /** Absent while there is no answer. */
  outcome?: 'found' | 'nothing';
}

/** The statuses of the reference backend. A trace that is part of another has no progress of its own. */
const standard: Readonly<Record<string, TraceProgress | undefined>> = {
  'Awaiting Review': { step: 1 },
  Searching: { step: 2 },
  'Provider Contacted': { step: 3 },
  'Pension Found': { step: 4, outcome: 'found' },
  'Nothing Found': { step: 4, outcome: 'nothing' },
  Completed: { step: 4, outcome: 'found' },
  Duplicate: undefined,
};

/** Progress by who acts next, for a status that a firm added. */
const byGroup = {
  firm: { step: 2 },
  provider: { step: 3 },
  customer: { step: 4 },
  finished: { step: 4, outcome: 'found' },
} as const;

/** Returns the progress of a trace with this status; undefined when it is part of another trace. */
export function traceProgress(
  status: TraceStatus,
  groupOf: (status: TraceStatus) => TraceGroup = traceGroupOf,
): TraceProgress | undefined {
  return hasOwn(standard, status.name) ? standard[status.name] : byGroup[groupOf(status)];
}

/**
 * Returns the time at which a trace reached each of its four steps: undefined for a step that it skipped, that is ahead,
 * or whose time is not known. The first of several statuses of a step counts.
 *
 * @param dates When the trace got each of its statuses, by name. ISO 8601.
 */
export function stepDates(
  status: TraceStatus,
  dates: Readonly<Record<string, string>>,
  groupOf: (status: TraceStatus) => TraceGroup = traceGroupOf,
): readonly (string | undefined)[] {
  const current = traceProgress(status, groupOf)?.step ?? 0;
  const reached: (string | undefined)[] = traceSteps.map(() => undefined);
  for (const [name, date] of Object.entries(dates)) {
    // The colour is known of the present status only.
    const step = traceProgress(name === status.name ? status : { name }, groupOf)?.step;
    if (step === undefined || step > current) continue;
    const before = reached[step - 1];
    if (before === undefined || Date.parse(date) < Date.parse(before)) reached[step - 1] = date;
  }
  return reached;
}
