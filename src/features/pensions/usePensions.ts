import type { Pension } from '../../backend/entities';
import { readPensions } from '../../data/reads';
import { useList, type ListState } from '../../data/useList';
import { usePart } from '../../provider/usePart';

/**
 * The customer's pensions: procedure `portal_user_pensions`.
 *
 * @example
 * ```tsx
 * function PensionsExample() {
 *   const list = usePensions();
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
export function usePensions(): ListState<Pension> {
  usePart('pensions');
  return useList(readPensions());
}
