import type { ActivityItem, Pension, Search, Trace } from '../../backend/entities';
import { readActivity, readPension, readPensionSearches, readTrace, readTraceSearches } from '../../data/reads';
import { useList, type ListState } from '../../data/useList';
import { useRead, type ReadState } from '../../data/useRead';
import { usePart } from '../../provider/usePart';

/** A trace or a pension of the customer, with its records. */
export interface Details<Entry> {
  /** Null when it does not exist or belongs to another customer. */
  entry: ReadState<Entry | null>;
  searches: ListState<Search>;
  activity: ListState<ActivityItem>;
}

/**
 * One trace with its searches and its activity: procedures `portal_user_trace`, `portal_trace_searches` and
 * `portal_activity`.
 *
 * @example
 * ```tsx
 * function TraceDetailsExample() {
 *   const { entry } = useTraceDetails('trace-1');
 *   switch (entry.status) {
 *     case 'pending':
 *       return <p>Loading…</p>;
 *     case 'error':
 *       return (
 *         <p role="alert">
 *           {entry.message} <button onClick={entry.retry}>Try again</button>
 *         </p>
 *       );
 *     case 'success':
 *       return <h1>{entry.data?.name ?? 'Not found'}</h1>;
 *   }
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTraceDetails(id: string): Details<Trace> {
  usePart('traceDetails');
  return {
    entry: useRead(readTrace(id)),
    searches: useList(readTraceSearches(id)),
    activity: useList(readActivity('trace', id)),
  };
}

/**
 * One pension with its searches and its activity: the table `pensions` with its joined type,
 * `portal_pension_searches` and `portal_activity`.
 *
 * @example
 * ```tsx
 * function PensionDetailsExample() {
 *   const { entry } = usePensionDetails('pension-1');
 *   switch (entry.status) {
 *     case 'pending':
 *       return <p>Loading…</p>;
 *     case 'error':
 *       return (
 *         <p role="alert">
 *           {entry.message} <button onClick={entry.retry}>Try again</button>
 *         </p>
 *       );
 *     case 'success':
 *       return <h1>{entry.data?.name ?? 'Not found'}</h1>;
 *   }
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePensionDetails(id: string): Details<Pension> {
  usePart('pensionDetails');
  return {
    entry: useRead(readPension(id)),
    searches: useList(readPensionSearches(id)),
    activity: useList(readActivity('pension', id)),
  };
}
