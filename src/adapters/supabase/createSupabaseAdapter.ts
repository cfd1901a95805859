import type { SupabaseClient } from '@supabase/supabase-js';
import type { CallOptions, PensionTraceAdapter } from '../../backend/PensionTraceAdapter';
import { portalUserDocuments } from '../../backend/contracts/account';
import { callFunction } from './callFunction';
import { callProcedure } from './callProcedure';
import { createFileStore } from './createFileStore';
import { createSupabaseAuth, type SupabaseAdapterOptions } from './createSupabaseAuth';
import { createTableReads } from './createTableReads';
import { isExpiredToken } from './databaseReply';
import { leavesFiles, removeFiles } from './removeFiles';
import { sessionFor, withToken } from './sessionFor';
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

  /** Sends a call with the token of the page's customer. See `sessionFor`. */
  async function asCustomer<Reply>(
    options: CallOptions | undefined = {},
    send: (options: CallOptions) => Promise<Reply>,
  ): Promise<Reply> {
    const session = await sessionFor(client, options);
    try {
      return await send(withToken(options, session));
    } catch (error) {
      if (!session || !isExpiredToken(error)) throw error;
      // The device's clock was changed, so the client did not see it expire. Another call may have refreshed it.
      if ((await sessionFor(client, options))?.access_token === session.access_token)
        await client.auth.refreshSession();
      return send(withToken(options, await sessionFor(client, options)));
    }
  }

  return {
    async rpc(name, payload, sentOptions) {
      const own = sentOptions?.extra && options?.withExtra?.(name, payload, sentOptions.extra);
      const call = own ?? { name, payload };
      const reply = await asCustomer(sentOptions, async (sent) => {
        const answer = await callProcedure(client, call.name, call.payload, sent);
        if (leavesFiles(name)) await removeFiles(client, sent);
        return answer;
      });
      return name === portalUserDocuments.name ? withOpenLinks(client, reply) : reply;
    },
    hasProcedure: (name) => options?.withoutProcedures?.includes(name) !== true,
    invoke: (name, body, options) => asCustomer(options, (sent) => callFunction(client, name, body, sent)),
    auth: createSupabaseAuth(client, options),
    read: {
      pension: (id, options) => asCustomer(options, (sent) => read.pension(id, sent)),
      guide: (id, options) => asCustomer(options, (sent) => read.guide(id, sent)),
      guides: (filter, options) => asCustomer(options, (sent) => read.guides(filter, sent)),
      tasks: (options) => asCustomer(options, (sent) => read.tasks(sent)),
      providers: (names, options) => asCustomer(options, (sent) => read.providers(names, sent)),
    },
    files: createFileStore(client),
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
