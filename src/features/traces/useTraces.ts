import type { Trace } from '../../backend/entities';
import { readTraces } from '../../data/reads';
import { useList, type ListState } from '../../data/useList';
import { usePart } from '../../provider/usePart';

/**
 * The customer's traces: procedure `portal_user_traces`.
 *
 * @example
 * ```tsx
 * function TracesExample() {
 *   const list = useTraces();
 *   if (list.status === 'error') return <button onClick={list.retry}>Try again</button>;
 *   if (list.status === 'success') return list.data.map((item) => <p key={item.id}>{item.provider}</p>);
 *   return <p>{list.status === 'empty' ? 'Nothing yet.' : 'Loading…'}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTraces(): ListState<Trace> {
  usePart('traces');
  return useList(readTraces());
}
