import type { BackendError } from '../../backend/BackendError';
import type { SessionStore } from '../../provider/sessionStore';

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

/** One customer's uploads as a store for React. They end when the session does. */
export class UploadStore {
  #uploads: readonly DocumentUpload[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(session: SessionStore) {
    session.subscribe(() => {
      if (session.getState().status !== 'signed-out') return;
      for (const { cancel } of this.#uploads) cancel();
      this.change(() => []);
    });
  }

  readonly getUploads = () => this.#uploads;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(to: (all: readonly DocumentUpload[]) => readonly DocumentUpload[]): void {
    this.#uploads = to(this.#uploads);
    for (const listener of this.#listeners) listener();
  }
}
