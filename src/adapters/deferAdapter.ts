import { codeError } from '../backend/codeError';
import type { FirstRead } from '../backend/firstRead';
import type { PensionTraceAdapter } from '../backend/PensionTraceAdapter';
import { mapAuth } from '../backend/mapAuth';
import { whenIdle } from '../domain/device';
import { createFirstReads } from './firstReads';
import { onFirstUse } from './onFirstUse';

/** Options of {@link deferAdapter}. */
export interface DeferAdapterOptions {
  /**
   * Returns false when this browser certainly has no session. The visitor is then logged out at once, and the adapter
   * loads on their first interaction or when a call needs it. Default: true, the adapter loads at once.
   */
  mayHaveSession?: (() => boolean) | undefined;
  /**
   * Returns what the first page reads, usually `() => firstReadsOf(location.pathname)`. These reads are sent together as
   * soon as the adapter has loaded, for the customer of the stored session, while the code of the page still loads. The
   * page of this customer, and of no other, gets the replies. A reply is used once and for at most 10 seconds, and never
   * after a call that changes something. Default: none, each page reads for itself.
   */
  firstReads?: (() => readonly FirstRead[]) | undefined;
  /**
   * Returns true when the first page is answered without the adapter. It then loads once the page has rendered and the
   * browser is idle, so that it takes nothing from the page, or at the first interaction, or when a call needs it.
   * Default: false.
   */
  canWait?: (() => boolean) | undefined;
}

/**
 * Creates an adapter whose code loads in parallel with the first screen. Calls wait for the code. When it fails to
 * load, they reject with `unreachable`, or with `outdated` where only a reload helps, and the next call tries again.
 *
 * @param load Loads and creates the adapter. A client with links in emails must use the PKCE flow, as
 * `supabaseClientOptions` does: other tokens are gone from the URL before the client loads.
 */
export function deferAdapter(
  load: () => Promise<PensionTraceAdapter>,
  { mayHaveSession = () => true, firstReads, canWait = () => false }: DeferAdapterOptions = {},
): PensionTraceAdapter {
  const first = createFirstReads();
  let loaded: PensionTraceAdapter | undefined;
  let loading: Promise<PensionTraceAdapter> | undefined;
  const waiting = new Set<(adapter: PensionTraceAdapter) => void>();

  function get(): Promise<PensionTraceAdapter> {
    loading ??= load().then(
      (adapter) => {
        loaded = adapter;
        for (const start of waiting) start(adapter);
        waiting.clear();
        return adapter;
      },
      async (cause: unknown) => {
        loading = undefined;
        throw await codeError(cause);
      },
    );
    return loading;
  }

  /** Loads for an action of the customer, after which the first reads may no longer be true. */
  function getForChange(): Promise<PensionTraceAdapter> {
    first.drop();
    return get();
  }

  /** Starts loading. A call tries again after a failure and reports it. */
  function prepare() {
    get().catch(() => {});
  }

  /** Subscribes once the adapter has loaded, and loads it when that disturbs nobody. Returns what ends both. */
  function subscribe(begin: (adapter: PensionTraceAdapter) => () => void): () => void {
    if (loaded) return begin(loaded);
    const stopPreparing = prepareLater();
    const start = (adapter: PensionTraceAdapter) => {
      stop = begin(adapter);
    };
    let stop = () => {
      waiting.delete(start);
    };
    waiting.add(start);
    return () => {
      stopPreparing();
      stop();
    };
  }

  /** Loads at the first use, and for a session when the browser is idle. Returns the function that gives both up. */
  function prepareLater(): () => void {
    if (loading) return () => {};
    const stopWaiting = onFirstUse(prepare);
    const stopIdling = mayHaveSession() ? whenIdle(prepare) : undefined;
    return () => {
      stopWaiting();
      stopIdling?.();
    };
  }

  if (mayHaveSession()) {
    const reads = firstReads?.();
    if (reads) waiting.add((adapter) => first.send(adapter, reads));
    if (!canWait()) prepare();
  }

  return {
    async rpc(name, payload, options) {
      // Every submission has a key.
      if (options?.headers?.['Idempotency-Key'] !== undefined) first.drop();
      const adapter = await get();
      return first.take({ procedure: name, payload }, options) ?? adapter.rpc(name, payload, options);
    },
    hasProcedure: (name) => loaded?.hasProcedure?.(name) ?? true,
    invoke: async (...sent) => (await get()).invoke(...sent),
    auth: {
      ...mapAuth(async (_method, run) => run((await getForChange()).auth)),
      mayHaveSession,
      keepsSession: () => loaded?.auth.keepsSession?.() ?? true,
      offersPhone: () => loaded?.auth.offersPhone?.() ?? false,
      async getSession() {
        return loading || mayHaveSession() ? (await get()).auth.getSession() : null;
      },
      onChange: (listener) => subscribe(({ auth }) => auth.onChange(listener)),
    },
    read: {
      async pension(id, options) {
        const adapter = await get();
        return first.take({ table: 'pensions', id }, options) ?? adapter.read.pension(id, options);
      },
      guide: async (...sent) => (await get()).read.guide(...sent),
      guides: async (...sent) => (await get()).read.guides(...sent),
      async tasks(options) {
        const adapter = await get();
        return first.take({ table: 'tasks' }, options) ?? adapter.read.tasks(options);
      },
      providers: async (...sent) => (await get()).read.providers?.(...sent) ?? [],
    },
    files: { upload: async (...sent) => (await getForChange()).files.upload(...sent) },
    subscribe: (table, onChange) => subscribe((adapter) => adapter.subscribe(table, onChange)),
  };
}
