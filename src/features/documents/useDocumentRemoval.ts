import { BackendError } from '../../backend/BackendError';
import type { InputOf } from '../../backend/contract';
import { portalDocumentRemove, portalRemovedDocuments, portalUserDocuments } from '../../backend/contracts/account';
import { useConfirmation, type Confirmation } from '../../data/useConfirmation';
import { useRefresh } from '../../data/useRefresh';
import type { ActionOptions } from '../../data/useSend';
import { usePart } from '../../provider/usePart';

/**
 * Headless hook that removes a document that the customer added, after a confirmation: procedure
 * `portal_document_remove`. Offer it for documents whose `added_by` is `customer`. A document that another tab has
 * already removed counts as removed.
 *
 * @example
 * ```tsx
 * function DocumentRemovalExample() {
 *   const { state, ask, close, confirm } = useDocumentRemoval();
 *   if (state.status === 'idle') return <button onClick={() => ask({ p_id: 'document-1' })}>Remove document…</button>;
 *   const no = <button onClick={close}>Keep</button>;
 *   return <p><button onClick={confirm}>Remove document</button> {no}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useDocumentRemoval({ onCompleted, onError }: ActionOptions = {}): Confirmation<
  InputOf<typeof portalDocumentRemove>
> {
  const { backend } = usePart('documentRemoval');
  const refresh = useRefresh();
  return useConfirmation(
    'documentRemoval',
    (document: InputOf<typeof portalDocumentRemove>, headers) =>
      backend.call(portalDocumentRemove, document, { headers }).catch(goneIsRemoved),
    {
      onDone: () => {
        refresh(portalUserDocuments.name, portalRemovedDocuments.name);
        onCompleted?.();
      },
      onError,
    },
  );
}

function goneIsRemoved(error: unknown): void {
  if (!(error instanceof BackendError && error.serverCode === 'PT404')) throw error;
}
