import type { SupabaseClient } from '@supabase/supabase-js';
import { BackendError } from '../../backend/BackendError';
import type { CallOptions, TableReads } from '../../backend/PensionTraceAdapter';
import { databaseReply, type DatabaseResponse } from './databaseReply';

/** The value with which a guide's metadata marks it as recommended. */
const recommended = 2;
/** SQLSTATE of a text that is not valid for the column's type. */
const notAnIdentifier = '22P02';

/** The names in one request: its URL stays below 8 kB, the limit of most proxies. */
const namesInRequest = 50;

/** A pension with its type, without spaces as in a URL. */
export const pensionColumns = '*,type:pension_types(type,description)';

/** Every read that this adapter has. */
type EveryRead = { [Name in keyof TableReads]-?: NonNullable<TableReads[Name]> };

/** Reads tables directly, under their row-level security. */
export function createTableReads(client: SupabaseClient): EveryRead {
  return {
    pension: (id, options) => one(client, 'pensions', pensionColumns, id, options),
    guide: (id, options) => one(client, 'guides', '*', id, options),
    guides(filter, options = {}) {
      let request = client.from('guides').select('*');
      if (filter.recommended) request = request.contains('metadata', { recommended });
      request = request.order('created_date', { ascending: false });
      return rows('the table guides', request, options);
    },
    tasks(options = {}) {
      const request = client.from('tasks').select('*').order('due_date', { ascending: true });
      return rows('the table tasks', request, options);
    },
    async providers(names, options = {}) {
      const parts: Promise<unknown>[] = [];
      for (let from = 0; from < names.length; from += namesInRequest) {
        const some = names.slice(from, from + namesInRequest).map(inQuotes);
        const request = client
          .from('pension_providers')
          .select('*')
          .filter('name', 'in', `(${some.join(',')})`);
        parts.push(rows('the table pension_providers', request, options));
      }
      return (await Promise.all(parts)).flat();
    },
  };
}

/** The used part of postgrest-js's query builder, whose own type depends on the columns. */
interface Rows extends PromiseLike<DatabaseResponse> {
  retry(isWanted: boolean): Rows;
  abortSignal(signal: AbortSignal): Rows;
  setHeader(name: string, value: string): Rows;
}

/** Quotes a value of a list, as PostgREST reads it. supabase-js leaves quotes in a value as they are. */
function inQuotes(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Disables the retries of supabase-js, which take seven seconds: the caller decides whether to retry. */
function rows(what: string, request: Rows, { signal, headers = {} }: CallOptions): Promise<unknown> {
  let sent = request.retry(false);
  if (signal) sent = sent.abortSignal(signal);
  for (const [header, value] of Object.entries(headers)) sent = sent.setHeader(header, value);
  return databaseReply(what, sent, signal);
}

async function one(
  client: SupabaseClient,
  table: string,
  columns: string,
  id: string,
  options: CallOptions = {},
): Promise<unknown> {
  const request: Rows = client.from(table).select<string, unknown>(columns).eq('id', id).limit(1);
  try {
    const found = await rows(`the table ${table}`, request, options);
    return Array.isArray(found) ? (found[0] ?? null) : found;
  } catch (error) {
    // The id comes from a URL, which the customer may have mistyped.
    if (error instanceof BackendError && error.serverCode === notAnIdentifier) return null;
    throw error;
  }
}
