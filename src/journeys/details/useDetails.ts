import type { ActivityItem, Pension, ProviderContacts, Search, Trace } from '../../backend/entities';
import {
  readActivity,
  readPension,
  readPensionSearches,
  readProviders,
  readTrace,
  readTraces,
  readTraceSearches,
} from '../../data/reads';
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
 *   if (entry.status === 'error') return <button onClick={entry.retry}>Try again</button>;
 *   if (entry.status === 'pending') return <p>Loading…</p>;
 *   return <h1>{entry.data?.name ?? 'There is no such trace.'}</h1>;
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

/** A pension of the customer, with its records. */
export interface PensionDetailsResult extends Details<Pension> {
  /** Empty for a pension that the customer added themselves, and when the read failed. */
  found: {
    /** The traces that found it. */
    traces: readonly Trace[];
    /** Whom to ask about it: its own contact or its provider's. Undefined when the firm's directory has neither. */
    contacts: ProviderContacts | undefined;
  };
}

/**
 * One pension with its searches, its activity, the traces that found it and the contacts of its provider: the table
 * `pensions` with its joined type, `portal_pension_searches`, `portal_activity`, `portal_user_traces` and the table
 * `pension_providers`.
 *
 * @example
 * ```tsx
 * function PensionDetailsExample() {
 *   const { entry } = usePensionDetails('pension-1');
 *   if (entry.status === 'error') return <button onClick={entry.retry}>Try again</button>;
 *   if (entry.status === 'pending') return <p>Loading…</p>;
 *   return <h1>{entry.data?.policy ?? 'There is no such pension.'}</h1>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePensionDetails(id: string): PensionDetailsResult {
  usePart('pensionDetails');
  const pension = useRead(readPension(id));
  const traces = useRead(readTraces());
  const details = pension.status === 'success' ? pension.data : undefined;
  const provider = details?.provider?.trim() || undefined;
  const contacts = useRead(readProviders(provider === undefined ? [] : [provider]));
  // Traces and contacts are above the rest of the page: they do not appear later, and the page needs neither.
  const isWaiting = traces.status === 'pending' || contacts.status === 'pending';
  return {
    entry: pension.status === 'success' && pension.data && isWaiting ? { status: 'pending' } : pension,
    found: {
      traces: traces.status === 'success' ? traces.data.filter(({ pension_id }) => pension_id === id) : [],
      contacts: details?.contact ?? (contacts.status === 'success' ? contacts.data[0] : undefined),
    },
    searches: useList(readPensionSearches(id)),
    activity: useList(readActivity('pension', id)),
  };
}
