import type { Pension, Trace } from '../backend/entities';
import type { TraceGroup, TraceStatus } from '../domain/traceGroup';
import { traceProgress } from '../domain/traceProgress';

/** Whether the firm has not begun to work on a trace. */
export function isUntouchedTrace({ status, pension_id }: Trace, groupOf: (status: TraceStatus) => TraceGroup): boolean {
  return traceProgress(status, groupOf)?.step === 1 && !pension_id;
}

/** Whether a pension is as the customer entered it. */
export function isUntouchedPension({ status, name, provider }: Pension): boolean {
  return !status && name === provider;
}
