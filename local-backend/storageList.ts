import * as z from 'zod/mini';
import { jsonObject } from './jsonValues';

/** The request of storage-js for a folder. */
export const listRequest = z.object({
  prefix: z._default(z.string(), ''),
  limit: z._default(z.number(), 100),
  offset: z._default(z.number(), 0),
  search: z._default(z.string(), ''),
  sortBy: z.optional(z.object({ column: z.optional(z.string()), order: z.optional(z.string()) })),
});

/** One row of storage.objects, as lite returns it. */
export const storedObject = z.looseObject({
  id: z.string(),
  name: z.string(),
  created_at: z.nullable(z.string()),
  updated_at: z.nullable(z.string()),
  last_accessed_at: z.nullable(z.string()),
  metadata: z.nullable(jsonObject),
});

type StoredObject = z.output<typeof storedObject>;
type ListedColumn = 'name' | 'created_at' | 'updated_at' | 'last_accessed_at';

interface ListedObject {
  name: string;
  /** Null for a folder. */
  id: string | null;
  created_at: string | null;
  updated_at: string | null;
  last_accessed_at: string | null;
  metadata: Record<string, unknown> | null;
}

/**
 * Lists the files and folders directly in a folder, as Supabase does. Lite returns every file below the folder with its
 * whole path.
 */
export function listFolder(objects: StoredObject[], options: z.output<typeof listRequest>): ListedObject[] {
  const { prefix, search, limit, offset, sortBy } = options;
  const entries = new Map<string, ListedObject>();
  for (const { id, name, created_at, updated_at, last_accessed_at, metadata } of objects) {
    if (!name.startsWith(prefix)) continue;
    const [first = '', ...deeper] = name.slice(prefix.length).split('/');
    if (!first.toLowerCase().startsWith(search.toLowerCase())) continue;
    if (deeper.length === 0)
      entries.set(first, { id, name: first, created_at, updated_at, last_accessed_at, metadata });
    else if (!entries.has(first)) entries.set(first, folder(first));
  }
  const column = columnOf(sortBy?.column);
  const direction = sortBy?.order === 'desc' ? -1 : 1;
  return [...entries.values()]
    .sort((one, other) => direction * compare(one[column] ?? '', other[column] ?? ''))
    .slice(offset, offset + limit);
}

function folder(name: string): ListedObject {
  return { id: null, name, created_at: null, updated_at: null, last_accessed_at: null, metadata: null };
}

function columnOf(name: string | undefined): ListedColumn {
  return name === 'created_at' || name === 'updated_at' || name === 'last_accessed_at' ? name : 'name';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
