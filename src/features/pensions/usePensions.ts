import { portalUserPensions } from '../../backend/contracts/pensions';
import type { Pension } from '../../backend/entities';
import { useList, type ListState } from '../../data/useList';
import { usePart } from '../../provider/usePart';

/**
 * The customer's pensions: procedure `portal_user_pensions` (specification sections 7 and 8).
 *
 * @throws When no PensionTraceProvider is above.
 */
export function usePensions(): ListState<Pension> {
  usePart('pensions');
  return useList(portalUserPensions);
}
