import type { Address } from '../../backend/entities';
import { readAddresses } from '../../data/reads';
import { useList, type ListState } from '../../data/useList';
import { usePart } from '../../provider/usePart';

/**
 * The addresses of the customer's profile, the current one first: procedure `portal_user_addresses`.
 *
 * @example
 * ```tsx
 * function AddressesExample() {
 *   const list = usePortalAddresses();
 *   if (list.status === 'error') return <button onClick={list.retry}>Try again</button>;
 *   if (list.status === 'success') return list.data.map((item) => <p key={item.id}>{item.line1}</p>);
 *   return <p>{list.status === 'empty' ? 'Nothing yet.' : 'Loading…'}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePortalAddresses(): ListState<Address> {
  usePart('portalAddresses');
  return useList(readAddresses());
}
