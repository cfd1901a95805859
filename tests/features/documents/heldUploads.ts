import { onTestFinished } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import type { PensionTraceAdapter, UploadOptions } from '../../../src/backend/PensionTraceAdapter';
import { createMemoryAdapter, type MemoryAdapter } from '../../../src/testing';

/** One upload that a test moves on by hand. */
interface HeldUpload {
  name: string;
  key: string | undefined;
  /** Whether its caller gave it up. */
  isAborted: () => boolean;
  /** These resolve when everything that follows has followed. */
  tell: (sent: number) => Promise<void>;
  arrive: () => Promise<void>;
  fail: (error: BackendError) => Promise<void>;
}

/** What is only waiting for promises has run before it resolves. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** The backend in memory, where uploads go no further than a test takes them. */
export function heldUploads(): { adapter: PensionTraceAdapter; memory: MemoryAdapter; held: HeldUpload[] } {
  const memory = createMemoryAdapter('portal-empty');
  const held: HeldUpload[] = [];
  // What is still under way would keep the next test's page from being left.
  onTestFinished(async () => {
    for (const { fail } of held) await fail(new BackendError('unexpected', 'The test is over'));
  });
  function upload(file: File, options: UploadOptions = {}): Promise<void> {
    const { signal, headers, onProgress } = options;
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new BackendError('unexpected', 'The upload was cancelled')));
      held.push({
        name: file.name,
        key: headers?.['Idempotency-Key'],
        isAborted: () => signal?.aborted === true,
        tell: (sent) => {
          onProgress?.(sent);
          return turn();
        },
        arrive: () => {
          const customer = memory.state.customers[0];
          customer?.documents.unshift({
            id: file.name,
            name: file.name,
            url: `https://files.example.com/${file.name}`,
          });
          resolve();
          return turn();
        },
        fail: (error) => {
          reject(error);
          return turn();
        },
      });
    });
  }
  return { adapter: { ...memory, files: { upload } }, memory, held };
}
