import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';

/** The current request, for code that lite calls without passing it. */
export interface RequestContext {
  path: string;
  /** With lower-case names. */
  headers: Record<string, string>;
  /** The requested redirect of an email link. */
  redirectTo?: string | undefined;
  /** True when an email link returns a code (PKCE) instead of a session. */
  linksGiveCode?: boolean | undefined;
  /** The sender of the request's emails: the firm's name, and how to reach it. */
  sender?: { firm: string; contact: string | undefined } | undefined;
  /** A change of address that the request asks for. */
  change?: { email: string; newEmail: string } | undefined;
}

export type RequestContextStore = AsyncLocalStorage<RequestContext>;

/** One store per backend. */
export function requestContextStore(): RequestContextStore {
  return new AsyncLocalStorage<RequestContext>();
}

/** The context of a request. */
export function contextOf(request: Request): RequestContext {
  const { pathname, searchParams } = new URL(request.url);
  return {
    path: pathname,
    headers: Object.fromEntries(request.headers),
    redirectTo: searchParams.get('redirect_to') ?? undefined,
  };
}

/**
 * Lets SQL read the request's headers as `current_setting('request.headers')` for tables too, as PostgREST does.
 * Lite does it for procedures only.
 */
export function passRequestHeaders(connection: Connection, requests: RequestContextStore): void {
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    const request = requests.getStore();
    if (!vars || !request || options?.rpc) return withContext(vars, work, options);
    return withContext(
      vars,
      async (session) => {
        await session
          .selectNoFrom(({ fn, val }) =>
            fn('set_config', [val('request.headers'), val(JSON.stringify(request.headers)), val(true)]).as('done'),
          )
          .execute();
        return work(session);
      },
      options,
    );
  };
}
