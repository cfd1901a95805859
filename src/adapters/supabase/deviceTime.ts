import * as z from 'zod/mini';
import { steadyTime } from '../../domain/device';

/** Seconds without a request after the service said that there were too many. */
const pauseAfterTooMany = 10;

const tokens = z.looseObject({ access_token: z.string(), expires_in: z.number() });

/**
 * Wraps the `fetch` of the auth service, so that a wrong clock and a busy server cost no session:
 *
 * - Replies with a token lose `expires_at`, the server's time. The client then counts the token's lifetime on the device's
 *   clock, right or wrong, and refreshes a token once.
 * - A 429 of a refresh becomes a 503, 'try again', because supabase-js would end the session. Nothing is sent until the
 *   pause is over.
 */
export function inDeviceTime(send: typeof fetch): typeof fetch {
  let quietUntil = -Infinity;
  return async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    if (!pathname.includes('/auth/v1/')) return send(input, init);
    const isRefresh = pathname.endsWith('/token') && searchParams.get('grant_type') === 'refresh_token';
    if (isRefresh && steadyTime() < quietUntil) return tooBusy();
    const response = await send(input, init);
    if (isRefresh && response.status === 429) {
      const pause = Number(response.headers.get('Retry-After')) || pauseAfterTooMany;
      quietUntil = steadyTime() + pause * 1000;
      return tooBusy();
    }
    return response.ok ? withoutExpiry(response) : response;
  };
}

function tooBusy(): Response {
  return new Response(JSON.stringify({ message: 'Too many refreshes. Try again later.' }), { status: 503 });
}

async function withoutExpiry(response: Response): Promise<Response> {
  const text = await response.clone().text();
  const { data } = z.safeParse(tokens, parse(text));
  if (!data || !('expires_at' in data)) return response;
  const { expires_at: _serverTime, ...rest } = data;
  const headers = new Headers(response.headers);
  // They describe the body as it was sent.
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(JSON.stringify(rest), { status: response.status, headers });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
