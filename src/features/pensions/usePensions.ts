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
 *   if (list.status === 'error') return <button onClick={list.retry}>Try again</button>;
 *   if (list.status === 'success') return list.data.map((item) => <p key={item.id}>{item.policy}</p>);
 *   return <p>{list.status === 'empty' ? 'Nothing yet.' : 'Loading…'}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePensions(): ListState<Pension> {
  usePart('pensions');
  return useList(readPensions());
}
