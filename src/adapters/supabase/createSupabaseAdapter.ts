import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import type { CallOptions, PensionTraceAdapter } from '../../backend/PensionTraceAdapter';
import { portalUserDocuments } from '../../backend/contracts/account';
import { besideClient } from './besideClient';
import { callFunction } from './callFunction';
import { callProcedure } from './callProcedure';
import { createFileStore } from './createFileStore';
import { createSupabaseAuth, type SupabaseAdapterOptions } from './createSupabaseAuth';
import { createTableReads } from './createTableReads';
import { isExpiredToken } from './databaseReply';
import { ownCalls } from './ownCalls';
import { leavesFiles, removeFiles } from './removeFiles';
import { sessionFor, withToken } from './sessionFor';
import { shareSubscriptions } from './shareSubscriptions';
import { subscribeToTable } from './subscribeToTable';
import { supabaseClientOptions, type ClientOptions } from './supabaseClientOptions';
import { withOpenLinks } from './withOpenLinks';

/** A Supabase project, and what protects its sessions. */
export interface SupabaseProject extends Omit<SupabaseAdapterOptions, 'createClient'>, Omit<ClientOptions, 'fetch'> {
  /** The project's URL. */
  url: string;
  /** Its publishable key, or its `anon` key. Never the secret one. */
  key: string;
}

/**
 * Creates the adapter for your Supabase project, with clients of its own. Create it once and outside React: it loads
 * supabase-js at once, or for a returning customer after the first page, which it answers by plain requests.
 *
 * @param project Its URL and key; a function for CAPTCHA tokens, if your project asks for them.
 * @example
 * ```ts
 * const adapter = createSupabaseAdapter({ url: 'https://your-project.supabase.co', key: 'sb_publishable_key' });
 * ```
 * @throws TypeError without a URL or a key, or with a URL that is none.
 */
export function createSupabaseAdapter(project: SupabaseProject): PensionTraceAdapter;
/**
 * Creates the adapter for a client of yours, which your site uses too. Create both with `supabaseClientOptions`.
 *
 * @param client The client from `createClient(url, key)` of `@supabase/supabase-js`.
 * @param options `createClient` for password-reset links and the confirmation of a password; others for CAPTCHA
 * protection, and for a database of your own.
 * @example
 * ```ts
 * const connect = (options) => createClient(url, key, options);
 * const adapter = createSupabaseAdapter(connect(supabaseClientOptions()), { createClient: connect });
 * ```
 * @throws TypeError when `client` is not a Supabase client.
 */
export function createSupabaseAdapter(client: SupabaseClient, options?: SupabaseAdapterOptions): PensionTraceAdapter;
export function createSupabaseAdapter(
  given: SupabaseClient | SupabaseProject,
  options?: SupabaseAdapterOptions,
): PensionTraceAdapter {
  if (isClient(given)) return adapterOf(given, options);
  requireProject(given);
  return besideClient(given, openProject);
}

async function openProject(project: SupabaseProject): Promise<PensionTraceAdapter> {
  const { createClient } = await import('./createClient');
  const connect = (options: SupabaseClientOptions<'public'>) => createClient(project.url, project.key, options);
  return adapterOf(connect(supabaseClientOptions(project)), { ...project, createClient: connect });
}

function adapterOf(client: SupabaseClient, options: SupabaseAdapterOptions = {}): PensionTraceAdapter {
  const read = createTableReads(client);
  const callFor = ownCalls(options);

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
      const call = callFor(name, payload, sentOptions?.extra);
      const reply = await asCustomer(sentOptions, async (sent) => {
        const answer = await callProcedure(client, call.name, call.payload, sent);
        if (leavesFiles(name)) await removeFiles(client, sent);
        return answer;
      });
      return name === portalUserDocuments.name ? withOpenLinks(client, reply) : reply;
    },
    hasProcedure: (name) => options.withoutProcedures?.includes(name) !== true,
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
    subscribe: shareSubscriptions((table, onChange) => subscribeToTable(client, table, onChange)),
  };
}

const clientParts = ['rpc', 'from', 'auth', 'functions', 'storage', 'channel'];

function isClient(given: unknown): given is SupabaseClient {
  return typeof given === 'object' && given !== null && clientParts.every((part) => part in given);
}

function requireProject(given: unknown): void {
  const isObject = typeof given === 'object' && given !== null;
  if (isObject && 'url' in given && given.url && 'key' in given && given.key) return;
  const kind = isObject ? 'another object' : given === null ? 'null' : typeof given;
  throw new TypeError(
    'createSupabaseAdapter needs { url, key } of your Supabase project, or the client that createClient(url, key) of ' +
      `@supabase/supabase-js returns; it was given ${kind}.`,
  );
}
