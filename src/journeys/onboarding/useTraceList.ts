import { portalTraceAdd, portalTraceContinue } from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { readTraces } from '../../data/reads';
import { useEntryList, type UseEntryListOptions, type UseEntryListResult } from '../../entries/useEntryList';
import { usePart } from '../../provider/usePart';

const actions = { add: portalTraceAdd, continue: portalTraceContinue };

/**
 * Headless hook for the list of traces in the onboarding: procedures `portal_user_traces`, `portal_trace_add` and
 * `portal_trace_continue`.
 *
 * @example
 * ```tsx
 * function TracesListExample() {
 *   const { list, actions } = useTraceList({ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) });
 *   return (
 *     <button onClick={() => actions.run(list.status === 'empty' ? 'add' : 'continue')}>
 *       {list.status === 'empty' ? 'Trace Another Pension' : 'Continue Application'}
 *     </button>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTraceList(options: UseEntryListOptions = {}): UseEntryListResult<Trace> {
  usePart('traceList');
  return useEntryList('traceList', { list: readTraces(), actions }, options);
}
