import { useSyncExternalStore } from 'react';
import { BackendError } from '../../backend/BackendError';
import { portalUserDocuments } from '../../backend/contracts/account';
import { usePart, useReport } from '../../provider/usePart';
import type { ActionOptions } from '../../data/useSend';
import { useErrorMessage } from '../../data/useErrorMessage';
import { useRefresh } from '../../data/useRefresh';
import type { DocumentUpload, DocumentUploadState } from '../../provider/DocumentUpload';

export type { DocumentUpload };

/** The result of {@link useDocumentUploads}. */
export interface UseDocumentUploadsResult {
  /** In the order in which they were added. They remain while the page is open, also on other screens. */
  uploads: readonly DocumentUpload[];
  /** Starts to upload files. */
  add: (files: Iterable<File>) => void;
}

/**
 * Uploads files to the customer's documents. Uploads continue after the component unmounts; the browser warns before
 * the customer leaves the page. Each has its own idempotency key, so that a repeat adds nothing twice.
 *
 * @example
 * ```tsx
 * function DocumentUploadsExample() {
 *   const { uploads, add } = useDocumentUploads();
 *   return (
 *     <label>
 *       {uploads.length} uploads <input type="file" multiple onChange={({ target }) => add(target.files ?? [])} />
 *     </label>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useDocumentUploads({ onCompleted, onError }: ActionOptions = {}): UseDocumentUploadsResult {
  const { backend, memory, createId } = usePart('documentUploads');
  const store = memory.customer.uploads;
  const report = useReport('documentUploads');
  const messageFor = useErrorMessage('press');
  const refresh = useRefresh();
  const uploads = useSyncExternalStore(store.subscribe, store.get, store.get);

  function begin(file: File): DocumentUpload {
    const id = createId();
    let sending: AbortController | undefined;

    function show(state: DocumentUploadState) {
      store.set(store.get().map((one) => (one.id === id ? { ...one, state } : one)));
    }

    async function send() {
      if (sending) return;
      const { signal } = (sending = new AbortController());
      const warn = (event: Event) => event.preventDefault();
      addEventListener('beforeunload', warn);
      report({ type: 'submitted' });
      show({ status: 'pending', progress: undefined });
      try {
        const onProgress = (progress: number) => show({ status: 'pending', progress });
        await backend.uploadDocument(file, { signal, headers: { 'Idempotency-Key': id }, onProgress });
        refresh(portalUserDocuments.name);
        show({ status: 'success' });
        report({ type: 'completed' });
        onCompleted?.();
      } catch (thrown) {
        const error = BackendError.from(thrown);
        const { code } = error;
        if (signal.aborted) show({ status: 'cancelled' });
        else {
          show({ status: 'error', message: messageFor(error), error, canRetry: code !== 'refused' });
          report(code === 'refused' ? { type: code, fields: [] } : { type: 'failed', code });
          onError?.(error);
        }
      } finally {
        sending = undefined;
        removeEventListener('beforeunload', warn);
      }
    }

    queueMicrotask(() => void send());
    return {
      id,
      name: file.name,
      size: file.size,
      state: { status: 'pending', progress: undefined },
      cancel: () => sending?.abort(),
      retry: () => void send(),
      dismiss: () => store.set(store.get().filter((one) => one.id !== id)),
    };
  }

  return {
    uploads,
    add(files) {
      store.set([...store.get(), ...Array.from(files, begin)]);
    },
  };
}
