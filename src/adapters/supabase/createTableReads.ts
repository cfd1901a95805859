import type { SupabaseClient } from '@supabase/supabase-js';
import { BackendError } from '../../backend/BackendError';
import type { CallOptions, TableReads } from '../../backend/PensionTraceAdapter';
import { databaseReply, type DatabaseResponse } from './databaseReply';

/** The value with which a guide's metadata marks it as recommended. */
const recommended = 2;
/** SQLSTATE of a text that is not valid for the column's type. */
const notAnIdentifier = '22P02';

const pensionColumns = '*, type:pension_types(type, description)';

/** Reads tables directly, under their row-level security. */
export function createTableReads(client: SupabaseClient): TableReads {
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
  };
}

/** The used part of postgrest-js's query builder, whose own type depends on the columns. */
interface Rows extends PromiseLike<DatabaseResponse> {
  retry(isWanted: boolean): Rows;
  abortSignal(signal: AbortSignal): Rows;
  setHeader(name: string, value: string): Rows;
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
