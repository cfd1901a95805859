import { portalUserAddresses } from '../../backend/contracts/account';
import type { Address } from '../../backend/entities';
import { useList, type ListState } from '../../data/useList';
import { usePart } from '../../provider/usePart';

/**
 * The addresses of the customer's profile, the current one first: procedure `portal_user_addresses` (specification
 * section 7).
 *
 * @throws When no PensionTraceProvider is above.
 */
export function usePortalAddresses(): ListState<Address> {
  usePart('portalAddresses');
  return useList(portalUserAddresses);
}
