import type { SupabaseClient } from '@supabase/supabase-js';
import type { CallOptions } from '../../backend/PensionTraceAdapter';
import { portalDocumentRemove } from '../../backend/contracts/account';
import { anonymizeUser } from '../../backend/contracts/onboarding';
import { callFunction } from './callFunction';

/** In milliseconds. */
const patience = 5000;

/** Whether a procedure lists files to remove: SQL cannot delete a stored file. */
export function leavesFiles(name: string): boolean {
  return name === portalDocumentRemove.name || name === anonymizeUser.name;
}

/** Has the server function `document` remove the files that a removal or an erasure left. */
export async function removeFiles(client: SupabaseClient, { headers }: CallOptions): Promise<void> {
  const authorization = headers?.Authorization;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), patience);
  try {
    await callFunction(
      client,
      'document',
      { removed: true },
      {
        signal: limit.signal,
        ...(authorization === undefined ? {} : { headers: { Authorization: authorization } }),
      },
    );
  } catch {
    // The change is done and must not look like a failure. The function logs why, and `files_to_remove` keeps the files.
  } finally {
    clearTimeout(timer);
  }
}
