import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { bucket } from './createFileStore';
import { storageError } from './storageError';

/** Seconds until a link expires. */
const lifetime = 60 * 60;

const documents = z.array(z.looseObject({ url: z.string() }));

/**
 * Replaces the paths in a list of documents with signed links, which expire. The database stores paths in the private
 * bucket. Full URLs remain unchanged.
 */
export async function withOpenLinks(client: SupabaseClient, reply: unknown): Promise<unknown> {
  // The backend parses replies by their contracts.
  const { success, data: rows } = z.safeParse(documents, reply);
  if (!success) return reply;
  const paths = rows.map(({ url }) => url).filter(isPath);
  if (paths.length === 0) return reply;

  const { data, error } = await client.storage.from(bucket).createSignedUrls(paths, lifetime);
  if (error) throw storageError('Signing the links of documents', error);
  const links = new Map(data.map(({ path, signedUrl }) => [path, signedUrl]));
  return rows.flatMap((row) => {
    if (!isPath(row.url)) return [row];
    const link = links.get(row.url);
    // Omit a row without its file: its link would not open.
    return link ? [{ ...row, url: link }] : [];
  });
}

function isPath(url: string): boolean {
  try {
    return !new URL(url);
  } catch {
    return true;
  }
}
