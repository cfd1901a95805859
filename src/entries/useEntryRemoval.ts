import { portalPensionRemove, portalUserPensions } from '../backend/contracts/pensions';
import { portalTraceRemove, portalUserTraces } from '../backend/contracts/traces';
import { useApplyTags } from '../data/useAccount';
import { useConfirmation, type Confirmation } from '../data/useConfirmation';
import { useRefresh } from '../data/useRefresh';
import type { ActionOptions } from '../data/useSend';
import { usePart } from '../provider/usePart';

/** A trace or a pension. */
export type EntryKind = 'trace' | 'pension';

const procedures = { trace: portalTraceRemove, pension: portalPensionRemove };
const lists = { trace: portalUserTraces.name, pension: portalUserPensions.name };

/** The result of {@link useEntryRemoval}. */
export interface UseEntryRemovalResult extends Confirmation<{ p_id: string }> {
  /** False when the backend has no procedure for it. */
  canRemove: boolean;
}

/**
 * Headless hook that takes back a trace or a pension entered by mistake, after a confirmation: procedure
 * `portal_trace_remove` or `portal_pension_remove`. The server refuses it once the firm has asked a provider about the entry.
 *
 * @param kind Which of the two.
 * @example
 * ```tsx
 * function TraceRemovalExample() {
 *   const { state, canRemove, ask, confirm } = useEntryRemoval('trace');
 *   const press = () => (state.status === 'idle' ? ask({ p_id: 'trace-1' }) : confirm());
 *   return canRemove && <button onClick={press}>{state.status === 'idle' ? 'Remove trace' : 'Yes, remove it'}</button>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useEntryRemoval(kind: EntryKind, { onCompleted, onError }: ActionOptions = {}): UseEntryRemovalResult {
  const { backend } = usePart('entryRemoval');
  const applyTags = useApplyTags();
  const refresh = useRefresh();
  const procedure = procedures[kind];
  const confirmation = useConfirmation(
    'entryRemoval',
    (entry: { p_id: string }, headers) => backend.call(procedure, entry, { headers }),
    {
      onDone: (tags) => {
        applyTags(tags);
        refresh(lists[kind]);
        onCompleted?.();
      },
      onError,
    },
  );
  return { ...confirmation, canRemove: backend.hasProcedure(procedure) };
}
