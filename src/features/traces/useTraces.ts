import { portalUserTraces } from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { useList, type ListState } from '../../data/useList';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/**
 * The customer's traces: procedure `portal_user_traces` (specification sections 7 and 8).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useTraces(): ListState<Trace> {
  usePensionTrace('useTraces');
  return useList(portalUserTraces);
}
