import * as z from 'zod/mini';
import { createTabStorage } from '../../backend/tabStorage';
import { BackendError } from '../../backend/BackendError';
import type { CallOptions, PensionTraceAdapter } from '../../backend/PensionTraceAdapter';
import type { ProcedureName } from '../../backend/procedures';
import { deferAdapter } from '../deferAdapter';
import { createBrowserStorage } from './browserStorage';
import type { SupabaseAdapterOptions } from './createSupabaseAuth';
import { pensionColumns } from './createTableReads';
import { mayHaveSession } from './mayHaveSession';
import { margin, parse } from './oneRefreshAtATime';
import { linkKeyOf, projectKey } from './projectKey';
import type { ClientOptions } from './supabaseClientOptions';
import { storageKeyOf } from './storageKeyOf';
import { toAuthSession } from './toAuthSession';

/** The part of a project's options that is needed before supabase-js has loaded. */
interface Project
  extends
    Pick<SupabaseAdapterOptions, 'offersPhone' | 'withoutProcedures'>,
    Pick<ClientOptions, 'storage' | 'storageKey'> {
  url: string;
  key: string;
}

/** The part of a stored session that the first reads need. supabase-js drops a session without a refresh token. */
const storedSession = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
  user: z.object({
    id: z.string(),
    email: z.optional(z.string()),
    factors: z.optional(z.array(z.object({ status: z.string() }))),
  }),
});

/**
 * What pages read first. These change nothing, so supabase-js may send a request without a good answer again. Names: the
 * contracts would load every schema.
 */
const reads: ReadonlySet<string> = new Set<ProcedureName>([
  'portal_user',
  'portal_user_traces',
  'portal_user_trace',
  'portal_trace_searches',
  'portal_activity',
  'portal_user_pensions',
  'portal_pension_searches',
  'portal_signed_authorisations',
]);

/**
 * Loads the adapter of supabase-js, and until then answers for the customer of the stored session: who it is, and what
 * the first page reads, by plain requests. All else waits for supabase-js: without a stored session, with one that has
 * expired or belongs to another customer, after the link of an email, and when the server refuses a request.
 */
export function besideClient<Given extends Project>(
  project: Given,
  load: (project: Given) => Promise<PensionTraceAdapter>,
): PensionTraceAdapter {
  const { url, key, storage = createBrowserStorage(), storageKey = storageKeyOf(new URL(url)) } = project;
  const tab = createTabStorage();
  const tabKeys = [linkKeyOf(url), projectKey(url, 'recovery')];
  let isLoaded = false;
  let isShown = false;
  const client = deferAdapter(
    async () => {
      const adapter = await load({ ...project, storage });
      isLoaded = true;
      return isShown ? reportingEnd(adapter) : adapter;
    },
    { canWait: () => current() !== undefined },
  );

  /** The stored session, where supabase-js would use it without a request. Read again for each call. */
  function current() {
    if (isLoaded || typeof location === 'undefined' || /[?&]code=/.test(location.search)) return undefined;
    if (tabKeys.some((name) => tab.getItem(name) !== null)) return undefined;
    const { data } = z.safeParse(
      storedSession,
      parse(() => storage.getItem(storageKey)),
    );
    return data && data.expires_at > Date.now() / 1000 + margin ? data : undefined;
  }

  /** Resolves with the reply; undefined when supabase-js has to send the call. */
  async function read(path: string, body?: object, options: CallOptions = {}): Promise<{ reply: unknown } | undefined> {
    const { customerId, signal = null, headers, extra } = options;
    const session = customerId === undefined || headers || extra ? undefined : current();
    if (session?.user.id !== customerId || !session) return undefined;
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          apikey: key,
          Authorization: `Bearer ${session.access_token}`,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        body: body ? JSON.stringify(body) : null,
        signal,
      });
      return response.ok ? { reply: await response.json() } : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    ...client,
    async rpc(name, payload, options) {
      const found = reads.has(name) ? await read(`rpc/${name}`, payload ?? {}, options) : undefined;
      return found ? found.reply : client.rpc(name, payload, options);
    },
    hasProcedure: (name) => project.withoutProcedures?.includes(name) !== true,
    auth: {
      ...client.auth,
      mayHaveSession: () => mayHaveSession({ url, storage, storageKey }),
      offersPhone: () => project.offersPhone ?? false,
      async getSession() {
        const session = toAuthSession(current() ?? null);
        if (session) isShown = true;
        return session ?? client.auth.getSession();
      },
    },
    read: {
      ...client.read,
      async pension(id, options) {
        const query = new URLSearchParams({ select: pensionColumns, id: `eq.${id}`, limit: '1' });
        const found = await read(`pensions?${query}`, undefined, options);
        return found ? firstOf(found.reply) : client.read.pension(id, options);
      },
      async tasks(options) {
        const found = await read('tasks?select=*&order=due_date.asc', undefined, options);
        return found ? found.reply : client.read.tasks(options);
      },
    },
  };
}

/**
 * Reports a session that ended before supabase-js loaded, in another tab or because the server refused it: the page
 * already shows its customer, and supabase-js reports no end of a session that it never had.
 */
function reportingEnd(adapter: PensionTraceAdapter): PensionTraceAdapter {
  const { auth } = adapter;
  return {
    ...adapter,
    auth: {
      ...auth,
      onChange(listener) {
        let isListening = true;
        const stop = auth.onChange(listener);
        const end = () => {
          if (isListening) listener('logged-out', null);
        };
        auth.getSession().then(
          (session) => {
            if (!session) end();
          },
          (error: unknown) => {
            // Without a connection nothing is known, and the next call reports it.
            if (BackendError.from(error).code === 'logged-out') end();
          },
        );
        return () => {
          isListening = false;
          stop();
        };
      },
    },
  };
}

function firstOf(rows: unknown): unknown {
  return Array.isArray(rows) ? (rows[0] ?? null) : rows;
}
