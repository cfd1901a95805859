import { customerOf } from './customerOf.ts';

interface LimitOptions {
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
  signal: AbortSignal;
}

/**
 * Whether a customer is within the limit for `what`. Counts in the database, because instances of a function share no
 * memory, and by customer, because many customers share one IP address. When counting fails, the request is allowed.
 */
export async function isWithinLimit(
  what: string,
  request: Request,
  { env, fetch, signal }: LimitOptions,
): Promise<boolean> {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = env;
  if (!url || !key) return true;
  try {
    const answer = await fetch(new URL('/rest/v1/rpc/backoffice_count_request', url), {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ p_what: what, p_who: customerOf(request) }),
      signal,
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return (await answer.json()) !== false;
  } catch (error) {
    console.error('A request could not be counted:', error instanceof Error ? error.message : error);
    return true;
  }
}
