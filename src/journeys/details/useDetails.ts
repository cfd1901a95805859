import { BackendError } from '../../backend/BackendError';
import { portalPensionSearches } from '../../backend/contracts/pensions';
import { portalActivity, portalTraceSearches, portalUserTrace } from '../../backend/contracts/traces';
import type { ActivityItem, Pension, Search, Trace } from '../../backend/entities';
import { useList, type ListState } from '../../data/useList';
import { useRead, type ReadState } from '../../data/useRead';
import { usePart } from '../../provider/usePart';

/** The entity types of `portal_activity`. */
const entityTypes = { trace: 6, pension: 7 } as const;

const noRecords = { reply: [], effect: 'The list on the page of a trace or a pension is empty.' };

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
    entry: useRead<Trace | null>({
      source: portalUserTrace.name,
      parameters: [id],
      read: (backend, options) => backend.call(portalUserTrace, { p_id: id }, options).catch(nullIfMissing),
    }),
    searches: useList({
      source: portalTraceSearches.name,
      parameters: [id],
      read: (backend, options) => backend.call(portalTraceSearches, { p_id: id }, { ...options, ifMissing: noRecords }),
    }),
    activity: useActivity(entityTypes.trace, id),
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
    entry: useRead<Pension | null>({
      source: 'pensions',
      parameters: [id],
      read: (backend, options) => backend.readPension(id, options),
    }),
    searches: useList({
      source: portalPensionSearches.name,
      parameters: [id],
      read: (backend, options) =>
        backend.call(portalPensionSearches, { p_id: id }, { ...options, ifMissing: noRecords }),
    }),
    activity: useActivity(entityTypes.pension, id),
  };
}

/** A missing trace has nothing to try again. */
function nullIfMissing(error: unknown): null {
  if (error instanceof BackendError && error.serverCode === 'PT404') return null;
  throw error;
}

function useActivity(entityType: number, id: string): ListState<ActivityItem> {
  return useList({
    source: portalActivity.name,
    parameters: [String(entityType), id],
    read: (backend, options) =>
      backend.call(
        portalActivity,
        { p_entity_type: entityType, p_entity_id: id },
        { ...options, ifMissing: noRecords },
      ),
  });
}
