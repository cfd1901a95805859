import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { bucket } from './createFileStore';
import { storageError } from './storageError';

/** Seconds for which a link opens. */
const lifetime = 60 * 60;

const documents = z.array(z.looseObject({ url: z.string() }));

/**
 * The list of documents with links that open. The database keeps paths in the private bucket: whoever may see the row
 * gets a signed link that runs out. Full addresses are left as they are.
 */
export async function withOpenLinks(client: SupabaseClient, reply: unknown): Promise<unknown> {
  const parsed = z.safeParse(documents, reply);
  // The caller holds replies against their contracts.
  if (!parsed.success) return reply;
  const paths = parsed.data.map(({ url }) => url).filter(isPath);
  if (paths.length === 0) return reply;

  const { data, error } = await client.storage.from(bucket).createSignedUrls(paths, lifetime);
  if (error) throw storageError('Signing the links of documents', error);
  const links = new Map(data.map(({ path, signedUrl }) => [path, signedUrl]));
  return parsed.data.flatMap((row) => {
    if (!isPath(row.url)) return [row];
    const link = links.get(row.url);
    // A row whose file is gone is no document any more: its link could only disappoint.
    return link ? [{ ...row, url: link }] : [];
  });
}

function isPath(url: string): boolean {
  return !URL.canParse(url);
}
