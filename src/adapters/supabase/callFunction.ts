import type { SupabaseClient } from '@supabase/supabase-js';
import type { CallOptions } from '../../backend/PensionTraceAdapter';
import { functionReply } from './functionReply';

/** Calls a server function with a JSON body. Rejects with a BackendError. */
export function callFunction(
  client: SupabaseClient,
  name: string,
  body: object,
  { signal, headers = {} }: CallOptions = {},
): Promise<unknown> {
  const request = client.functions.invoke<unknown>(name, {
    body: { ...body },
    headers: { ...headers },
    ...(signal ? { signal } : {}),
  });
  return functionReply(name, request, signal);
}
