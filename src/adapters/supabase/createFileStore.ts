import type { SupabaseClient } from '@supabase/supabase-js';
import { BackendError } from '../../backend/BackendError';
import type { FileAdapter } from '../../backend/PensionTraceAdapter';
import { extensionOf } from '../../domain/fileName';
import { cancelled } from '../cancelled';
import { documentType } from '../documentRules';
import { callProcedure } from './callProcedure';
import { isAlreadyThere, storageError } from './storageError';

/** The private bucket of `supabase/migrations`. */
export const bucket = 'documents';

/**
 * The customer's files in Supabase Storage: each in the folder of its owner, with a row in the table of documents.
 * storage-js cannot give up an upload: an aborted one ends after its file has arrived.
 */
export function createFileStore(client: SupabaseClient): FileAdapter {
  return {
    async upload(file, options = {}) {
      const type = documentType(file);
      const { data } = await client.auth.getSession();
      if (!data.session) throw new BackendError('signed-out', 'The upload needs a session that the server accepts');

      // A repeat of the same intended effect has to find the file of the first try.
      const name = options.headers?.['Idempotency-Key'] ?? crypto.randomUUID();
      const path = `${data.session.user.id}/${name}.${extensionOf(file.name)}`;
      const { error } = await client.storage.from(bucket).upload(path, new Blob([file], { type }));
      if (error && !isAlreadyThere(error)) throw storageError('The upload', error);

      if (options.signal?.aborted) throw cancelled('The upload', options.signal);
      await callProcedure(client, 'portal_document_add', { p_name: file.name, p_path: path }, options);
    },
  };
}
