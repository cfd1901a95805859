import type { Address } from '../../backend/entities';
import { readAddresses } from '../../data/reads';
import { useList, type ListState } from '../../data/useList';
import { usePart } from '../../provider/usePart';

/**
 * The addresses of the customer's profile, the current one first: procedure `portal_user_addresses`.
 *
 * @example
 * ```tsx
 * function PortalAddressesExample() {
 *   const list = usePortalAddresses();
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
 *             <li key={item.id}>{item.line1}</li>
 *           ))}
 *         </ul>
 *       );
 *   }
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePortalAddresses(): ListState<Address> {
  usePart('portalAddresses');
  return useList(readAddresses());
}
