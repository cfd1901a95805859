import { portalUserPensions } from '../../backend/contracts/pensions';
import type { Pension } from '../../backend/entities';
import { useList, type ListState } from '../../data/useList';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/**
 * The customer's pensions: procedure `portal_user_pensions` (specification sections 7 and 8).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function usePensions(): ListState<Pension> {
  usePensionTrace('usePensions');
  return useList(portalUserPensions);
}
