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
 *   switch (list.status) {
 *     case 'pending':
 *       return <p>Loading…</p>;
 *     case 'error':
 *       return (
 *         <p role="alert">
 *           {list.message} <button onClick={list.retry}>Try again</button>
 *         </p>
 *       );
 *     case 'empty':
 *       return <p>Nothing yet.</p>;
 *     case 'success':
 *       return (
 *         <ul>
 *           {list.data.map((item) => (
 *             <li key={item.id}>{item.name}</li>
 *           ))}
 *         </ul>
 *       );
 *   }
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTraces(): ListState<Trace> {
  usePart('traces');
  return useList(readTraces());
}
