import type { SupabaseClient } from '@supabase/supabase-js';
import { randomId } from '../../domain/device';
import { BackendError } from '../../backend/BackendError';
import type { FileAdapter } from '../../backend/PensionTraceAdapter';
import { extensionOf } from '../../domain/fileName';
import { cancelled } from '../cancelled';
import { checkedDocument } from '../documentRules';
import { callFunction } from './callFunction';
import { sessionFor, withToken } from './sessionFor';
import { sendFile } from './sendFile';
import { isAlreadyThere, storageError } from './storageError';

/** The private bucket of `supabase/migrations`. */
export const bucket = 'documents';

/**
 * The customer's files in Supabase Storage, in one folder for each owner. After an upload the server function
 * `document` checks the file and adds its row; until then the file is not listed.
 */
export function createFileStore(client: SupabaseClient): FileAdapter {
  return {
    async upload(chosen, options = {}) {
      const { signal, customerId, headers = {}, onProgress = () => {} } = options;
      const file = await checkedDocument(chosen);
      const session = await sessionFor(client, options);
      if (!session) throw new BackendError('logged-out', 'The upload needs a session that the server accepts');
      onProgress(0);

      // A repeat of the same request must find the file of the first attempt.
      const name = headers['Idempotency-Key'] ?? randomId();
      const path = `${session.user.id}/${name}.${extensionOf(file.name)}`;
      // storage-js reports no progress and cannot be aborted.
      const target = await client.storage.from(bucket).createSignedUploadUrl(path);
      if (target.error && !isAlreadyThere(target.error)) {
        // storage-js takes no token. The server refuses this customer's folder to another customer's.
        await sessionFor(client, options);
        throw storageError('The upload', target.error);
      }
      if (signal?.aborted) throw cancelled('The upload', signal);
      if (target.data) await sendFile(target.data.signedUrl, file, { signal, onProgress });

      // Without the signal: a file that has arrived is kept.
      await callFunction(client, 'document', { name: file.name, path }, withToken({ headers, customerId }, session));
    },
  };
}
