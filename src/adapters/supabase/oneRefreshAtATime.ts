import * as z from 'zod/mini';
import type { SessionStorage } from './browserStorage';
import { inDeviceTime } from './deviceTime';
import { inLock } from './inLock';
import { outlivingPage } from './outlivingPage';
import { storageKeyOf } from './storageKeyOf';

/** Options of {@link oneRefreshAtATime}. */
export interface OneRefreshOptions {
  /** The storage of the client's session. */
  storage: Pick<SessionStorage, 'getItem'>;
  /** The client's `auth.storageKey`. Default: the default of supabase-js. */
  storageKey?: string | undefined;
  /** Sends requests. Default: the browser's `fetch`. */
  fetch?: typeof fetch | undefined;
}

/** The number of checks for the new session, and the milliseconds between them. */
const storeChecks = 40;
const pauseLength = 25;
/** Seconds before its expiry in which supabase-js refreshes a token. */
export const margin = 90;

const session = z.looseObject({ refresh_token: z.string(), expires_at: z.number() });
const asked = z.object({ refresh_token: z.string() });

/**
 * A `fetch` for the client. Tabs share a session, and find it expired at the same time. With this `fetch` one tab refreshes it, and the others wait
 * for the result. Without Web Locks in the browser no tab waits. It also keeps a session on a device with a wrong clock,
 * and while the service limits refreshes, see {@link inDeviceTime}.
 */
export function oneRefreshAtATime(options: OneRefreshOptions): typeof fetch {
  // Reads the global at each call, as a page may replace it.
  const sendAuth = inDeviceTime(outlivingPage((input, init) => (options.fetch ?? fetch)(input, init)));
  return async (input, init) => {
    const send = () => sendAuth(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    const { pathname, searchParams } = url;
    const isRefresh = pathname.endsWith('/auth/v1/token') && searchParams.get('grant_type') === 'refresh_token';
    if (!isRefresh) return send();

    const storageKey = options.storageKey ?? storageKeyOf(url);
    const stored = () => sessionIn(() => options.storage.getItem(storageKey));
    const used = tokenIn(init?.body);
    const renew = async () => {
      const renewed = renewedElsewhere(stored(), used);
      return renewed ? new Response(JSON.stringify(renewed)) : send();
    };

    return new Promise<Response>((resolve, reject) => {
      const alone = async () => {
        const response = await renew();
        resolve(response);
        // The next tab must find the session that the client stores.
        for (let check = 0; response.ok && check < storeChecks && stored()?.refresh_token === used; check += 1)
          await pause();
      };
      inLock(`${storageKey}-refresh`, alone).catch(reject);
    });
  };
}

type Stored = z.output<typeof session>;

/** Returns the session that another tab received for this token, if any. */
function renewedElsewhere(stored: Stored | undefined, used: string | undefined): Stored | undefined {
  if (!stored || used === undefined || stored.refresh_token === used) return undefined;
  return stored.expires_at > Date.now() / 1000 + margin ? stored : undefined;
}

function sessionIn(text: () => string | null): Stored | undefined {
  return z.safeParse(session, parse(text)).data;
}

function tokenIn(body: unknown): string | undefined {
  const sent = parse(() => (typeof body === 'string' ? body : null));
  return z.safeParse(asked, sent).data?.refresh_token;
}

/** Parses JSON of the storage; undefined without it, or where the storage is blocked. */
export function parse(text: () => string | null): unknown {
  try {
    return JSON.parse(text() ?? 'null');
  } catch {
    return undefined;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseLength));
