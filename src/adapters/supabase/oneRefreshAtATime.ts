import * as z from 'zod/mini';

export interface OneRefreshOptions {
  /** The client's `auth.storageKey`, where it has one of its own. Default: that of supabase-js. */
  storageKey?: string | undefined;
  /** Sends requests. Default: the browser's `fetch`. */
  fetch?: typeof fetch | undefined;
}

/** Milliseconds after which a tab no longer waits for another one. */
const patience = 10_000;
/** A tab that got an answer waits until the client has kept it: this often, and so many milliseconds each time. */
const looks = 40;
const pauseLength = 25;
/** Seconds before its end in which supabase-js has a token renewed. */
const margin = 90;

const session = z.looseObject({ refresh_token: z.string(), expires_at: z.number() });
const asked = z.object({ refresh_token: z.string() });

/**
 * A `fetch` for the client: `createClient(url, key, { global: { fetch: oneRefreshAtATime() } })`. Tabs share a session,
 * and find it run out at the same moment. With this one of them has it renewed, the others wait and take what it got.
 * Where the browser has no Web Locks nothing waits.
 */
export function oneRefreshAtATime(options: OneRefreshOptions = {}): typeof fetch {
  return async (input, init) => {
    const send = () => (options.fetch ?? fetch)(input, init);
    const { hostname, pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const isRefresh = pathname.endsWith('/auth/v1/token') && searchParams.get('grant_type') === 'refresh_token';
    if (!isRefresh || typeof navigator === 'undefined' || !('locks' in navigator)) return send();

    const storageKey = options.storageKey ?? `sb-${hostname.split('.')[0]}-auth-token`;
    const used = tokenIn(init?.body);
    const renew = async () => {
      const renewed = renewedElsewhere(storageKey, used);
      return renewed ? Response.json(renewed) : send();
    };

    return new Promise<Response>((resolve, reject) => {
      let isWaiting = true;
      const alone = async () => {
        isWaiting = false;
        const response = await renew();
        resolve(response);
        // The next tab has to find what the client makes of the answer.
        for (let look = 0; response.ok && look < looks && storedToken(storageKey) === used; look += 1) await pause();
      };
      navigator.locks.request(`${storageKey}-refresh`, { signal: AbortSignal.timeout(patience) }, alone).catch(
        // The other tab hangs: two refreshes are better than none.
        (error: unknown) => (isWaiting ? resolve(renew()) : reject(error)),
      );
    });
  };
}

/** The session that another tab got for the token that is about to be used, if it did. */
function renewedElsewhere(storageKey: string, used: string | undefined): object | undefined {
  const stored = storedSession(storageKey);
  if (!stored || used === undefined || stored.refresh_token === used) return undefined;
  return stored.expires_at > Date.now() / 1000 + margin ? stored : undefined;
}

const storedToken = (storageKey: string) => storedSession(storageKey)?.refresh_token;

function storedSession(storageKey: string): z.output<typeof session> | undefined {
  return z.safeParse(
    session,
    parse(() => localStorage.getItem(storageKey)),
  ).data;
}

function tokenIn(body: unknown): string | undefined {
  return z.safeParse(
    asked,
    parse(() => (typeof body === 'string' ? body : null)),
  ).data?.refresh_token;
}

function parse(text: () => string | null): unknown {
  try {
    return JSON.parse(text() ?? 'null');
  } catch {
    // Storage that is blocked, or holds something else, has nothing from another tab.
    return undefined;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseLength));
