import type { SupabaseClient } from '@supabase/supabase-js';
import { BackendError } from '../../backend/BackendError';
import type { FileAdapter } from '../../backend/PensionTraceAdapter';
import { extensionOf } from '../../domain/fileName';
import { cancelled } from '../cancelled';
import { documentType } from '../documentRules';
import { callFunction } from './callFunction';
import { sendFile } from './sendFile';
import { isAlreadyThere, storageError } from './storageError';

/** The private bucket of `supabase/migrations`. */
export const bucket = 'documents';

/**
 * The customer's files in Supabase Storage, each in the folder of its owner. Once a file has arrived, the server
 * function `document` looks into it and gives it its row; until then nobody sees it.
 */
export function createFileStore(client: SupabaseClient): FileAdapter {
  return {
    async upload(file, options = {}) {
      const { signal, headers = {}, onProgress = () => {} } = options;
      const type = await documentType(file);
      const { data } = await client.auth.getSession();
      if (!data.session) throw new BackendError('signed-out', 'The upload needs a session that the server accepts');
      onProgress(0);

      // A repeat of the same intended effect has to find the file of the first try.
      const name = headers['Idempotency-Key'] ?? crypto.randomUUID();
      const path = `${data.session.user.id}/${name}.${extensionOf(file.name)}`;
      // Storage-js itself tells nothing of the progress, and cannot give up.
      const target = await client.storage.from(bucket).createSignedUploadUrl(path);
      if (target.error && !isAlreadyThere(target.error)) throw storageError('The upload', target.error);
      if (signal?.aborted) throw cancelled('The upload', signal);
      if (target.data) await sendFile(target.data.signedUrl, new Blob([file], { type }), { signal, onProgress });

      // Without the signal: what has arrived is kept, whoever gives up now.
      await callFunction(client, 'document', { name: file.name, path }, { headers });
    },
  };
}
