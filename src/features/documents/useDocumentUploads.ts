import { skipToken, useQuery } from '@tanstack/react-query';
import { BackendError } from '../../backend/BackendError';
import { portalUserDocuments } from '../../backend/contracts/account';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { queryKeys } from '../../provider/queryKeys';
import { useErrorMessage } from '../../data/useErrorMessage';
import { useRefresh } from '../../data/useRefresh';
import { useSession } from '../../data/useSession';

/** Where an upload stands. */
export type DocumentUploadState =
  /** The file is looked at before it is sent. */
  | { status: 'checking' }
  /** `progress` runs from 0 to 1. At 1 all of it has gone out, and it is too late to cancel. */
  | { status: 'sending'; progress: number }
  /** It is among the documents. */
  | { status: 'done' }
  | { status: 'cancelled' }
  /** It cannot be taken: another file is needed. `message` is in words for people. */
  | { status: 'refused'; message: string; error: BackendError }
  /** It did not get through: `retry` sends the same file again. */
  | { status: 'failed'; message: string; error: BackendError };

/** One file on its way. */
export interface DocumentUpload {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  state: DocumentUploadState;
  /** Gives up a file that is being sent: nothing of it is kept. */
  cancel: () => void;
  /** Sends the file again, without choosing it again. */
  retry: () => void;
  /** Takes it from these uploads. A document that has arrived stays. */
  dismiss: () => void;
}

/** The result of {@link useDocumentUploads}. */
export interface UseDocumentUploadsResult {
  /** In the order in which they were added. They stay while the page is open, whatever screen is shown. */
  uploads: readonly DocumentUpload[];
  /** Begins to upload files. */
  add: (files: Iterable<File>) => void;
}

/**
 * Files on their way to the customer's documents. They go on when the component has gone; the browser warns before the
 * page is left meanwhile. Each is sent under a key of its own, so that a repeat adds nothing twice.
 */
export function useDocumentUploads(): UseDocumentUploadsResult {
  const { backend, queryClient, createId } = usePensionTrace('useDocumentUploads');
  const session = useSession();
  const messageFor = useErrorMessage();
  const refresh = useRefresh();
  const queryKey = queryKeys.read(session.status === 'signed-in' ? session.session.userId : '', 'uploads');
  const { data: uploads = [] } = useQuery<DocumentUpload[]>(
    { queryKey, queryFn: skipToken, gcTime: Infinity, structuralSharing: false },
    queryClient,
  );
  const change = (to: (all: DocumentUpload[]) => DocumentUpload[]) =>
    queryClient.setQueryData<DocumentUpload[]>(queryKey, (all) => all && to(all));

  function begin(file: File): DocumentUpload {
    const id = createId();
    let sending: AbortController | undefined;

    function show(state: DocumentUploadState) {
      // After signing out there is nobody left to whom it belongs.
      if (!change((all) => all.map((one) => (one.id === id ? { ...one, state } : one)))) sending?.abort();
    }

    async function send() {
      if (sending) return;
      const { signal } = (sending = new AbortController());
      const warn = (event: Event) => event.preventDefault();
      addEventListener('beforeunload', warn);
      show({ status: 'checking' });
      try {
        const onProgress = (progress: number) => show({ status: 'sending', progress });
        await backend.uploadDocument(file, { signal, headers: { 'Idempotency-Key': id }, onProgress });
        refresh(portalUserDocuments.name);
        show({ status: 'done' });
      } catch (thrown) {
        const error = BackendError.from(thrown);
        const isRefused = error.code === 'refused';
        if (signal.aborted) show({ status: 'cancelled' });
        else {
          show({ status: isRefused ? 'refused' : 'failed', message: messageFor(error), error });
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
      state: { status: 'checking' },
      cancel: () => sending?.abort(),
      retry: () => void send(),
      dismiss: () => change((all) => all.filter((one) => one.id !== id)),
    };
  }

  return {
    uploads,
    add(files) {
      const added = Array.from(files, begin);
      queryClient.setQueryData<DocumentUpload[]>(queryKey, (all = []) => [...all, ...added]);
    },
  };
}
