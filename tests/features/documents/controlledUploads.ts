import { onTestFinished } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import type { PensionTraceAdapter, UploadOptions } from '../../../src/backend/PensionTraceAdapter';
import { createMemoryAdapter, type MemoryAdapter } from '../../../src/memory';

/** An upload that a test controls. */
interface ControlledUpload {
  name: string;
  key: string | undefined;
  /** Whether the caller aborted it. */
  isAborted: () => boolean;
  /** These resolve after all pending promises have settled. */
  report: (sent: number) => Promise<void>;
  complete: () => Promise<void>;
  fail: (error: BackendError) => Promise<void>;
}

/** Resolves after all pending promises have settled. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** The memory adapter with uploads that a test controls. */
export function controlledUploads(): {
  adapter: PensionTraceAdapter;
  memory: MemoryAdapter;
  started: ControlledUpload[];
} {
  const memory = createMemoryAdapter('portal-empty');
  const started: ControlledUpload[] = [];
  // A pending upload would block leaving the page in the next test.
  onTestFinished(async () => {
    for (const { fail } of started) await fail(new BackendError('unexpected', 'The test is over'));
  });
  function upload(file: File, options: UploadOptions = {}): Promise<void> {
    const { signal, headers, onProgress } = options;
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new BackendError('unexpected', 'The upload was cancelled')));
      started.push({
        name: file.name,
        key: headers?.['Idempotency-Key'],
        isAborted: () => signal?.aborted === true,
        report: (sent) => {
          onProgress?.(sent);
          return settle();
        },
        complete: () => {
          const customer = memory.state.customers[0];
          customer?.documents.unshift({
            id: file.name,
            name: file.name,
            url: `https://files.example.com/${file.name}`,
          });
          resolve();
          return settle();
        },
        fail: (error) => {
          reject(error);
          return settle();
        },
      });
    });
  }
  return { adapter: { ...memory, files: { upload } }, memory, started };
}
