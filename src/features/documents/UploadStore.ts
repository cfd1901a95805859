import type { SessionStore } from '../../provider/sessionStore';
import type { DocumentUpload } from './useDocumentUploads';

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
