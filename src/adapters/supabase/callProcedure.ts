import type { SupabaseClient } from '@supabase/supabase-js';
import type { CallOptions } from '../../backend/PensionTraceAdapter';
import { databaseReply } from './databaseReply';

/** Calls a procedure of the database. Rejects with a BackendError. */
export function callProcedure(
  client: SupabaseClient,
  name: string,
  payload: object | undefined,
  { signal, headers = {} }: CallOptions = {},
): Promise<unknown> {
  let request = client.rpc(name, payload);
  if (signal) request = request.abortSignal(signal);
  for (const [header, value] of Object.entries(headers)) request = request.setHeader(header, value);
  return databaseReply(name, request, signal);
}
