import type { BackendError } from '../backend/BackendError';

/** The state of an upload. */
export type DocumentUploadState =
  /**
   * `progress` is between 0 and 1; undefined while the file is checked before sending. At 1 the whole file is sent, and
   * cancelling is no longer possible.
   */
  | { status: 'pending'; progress: number | undefined }
  /** The file is in the list of documents. */
  | { status: 'success' }
  | { status: 'cancelled' }
  /** `message` is for customers. `canRetry` is false when the file was refused: the customer must choose another. */
  | { status: 'error'; message: string; error: BackendError; canRetry: boolean };

/** One upload. */
export interface DocumentUpload {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  state: DocumentUploadState;
  /** Cancels the upload. The server then keeps no part of the file. */
  cancel: () => void;
  /** Sends the same file again. */
  retry: () => void;
  /** Removes it from the list of uploads. An uploaded document remains. */
  dismiss: () => void;
}
