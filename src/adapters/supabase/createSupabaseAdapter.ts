import type { SupabaseClient } from '@supabase/supabase-js';
import type { CallOptions, PensionTraceAdapter } from '../../backend/PensionTraceAdapter';
import { portalUserDocuments } from '../../backend/contracts/account';
import { callFunction } from './callFunction';
import { callProcedure } from './callProcedure';
import { createFileStore } from './createFileStore';
import { createSupabaseAuth, type SupabaseAdapterOptions } from './createSupabaseAuth';
import { createTableReads } from './createTableReads';
import { restoreSession } from './restoreSession';
import { subscribeToTable } from './subscribeToTable';
import { withOpenLinks } from './withOpenLinks';

/**
 * Creates the adapter for your Supabase client. Create it once, next to `createClient` and outside React: it listens to
 * the client at once, so that it does not miss a password-recovery link that opens while the page loads.
 *
 * @param client The client from `createClient(url, anonKey)` of `@supabase/supabase-js`.
 * @param options `createClient` for password-reset links and the confirmation of a password; others for CAPTCHA
 * protection, and for a database of your own.
 * @example
 * ```ts
 * const options = supabaseClientOptions({ readStorage: (key) => localStorage.getItem(key) });
 * const adapter = createSupabaseAdapter(createClient(url, key, options), {
 *   createClient: (own) => createClient(url, key, own),
 * });
 * ```
 * @throws TypeError when `client` is not a Supabase client.
 */
export function createSupabaseAdapter(client: SupabaseClient, options?: SupabaseAdapterOptions): PensionTraceAdapter {
  requireClient(client);
  const read = createTableReads(client);
  const files = createFileStore(client);

  /** Restores the session first, so that a customer's call is never sent as a visitor's. See `restoreSession`. */
  function asCustomer<Sent extends unknown[], Reply>(send: (...sent: Sent) => Promise<Reply>) {
    return async (...sent: Sent): Promise<Reply> => {
      await restoreSession(client);
      return send(...sent);
    };
  }

  async function rpc(name: string, payload: object | undefined, options?: CallOptions): Promise<unknown> {
    const reply = await callProcedure(client, name, payload, options);
    return name === portalUserDocuments.name ? withOpenLinks(client, reply) : reply;
  }

  return {
    rpc: asCustomer(rpc),
    hasProcedure: (name) => options?.withoutProcedures?.includes(name) !== true,
    invoke: asCustomer((name: string, body: object, options?: CallOptions) =>
      callFunction(client, name, body, options),
    ),
    auth: createSupabaseAuth(client, options),
    read: {
      pension: asCustomer(read.pension),
      guide: asCustomer(read.guide),
      guides: asCustomer(read.guides),
      tasks: asCustomer(read.tasks),
    },
    files: { upload: asCustomer(files.upload) },
    subscribe: (table, onChange) => subscribeToTable(client, table, onChange),
  };
}

function requireClient(client: unknown): void {
  const isObject = typeof client === 'object' && client !== null;
  if (isObject && ['rpc', 'from', 'auth', 'functions', 'storage', 'channel'].every((part) => part in client)) return;
  const given = isObject ? 'another object' : client === null ? 'null' : typeof client;
  throw new TypeError(
    'createSupabaseAdapter needs the client that createClient(url, anonKey) of @supabase/supabase-js returns; ' +
      `it was given ${given}.`,
  );
}
