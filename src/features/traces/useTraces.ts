import { portalUserTraces } from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { useList, type ListState } from '../../data/useList';
import { usePart } from '../../provider/usePart';

/**
 * The customer's traces: procedure `portal_user_traces` (specification sections 7 and 8).
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useTraces(): ListState<Trace> {
  usePart('traces');
  return useList(portalUserTraces);
}
