/** The result of an email link, read from the URL. */
export interface Arrival {
  /** The link was used before, has expired, or was never valid. */
  hasFailed: boolean;
  /** The link had tokens, which a PKCE client ignores. */
  hasTokens: boolean;
  /** The URL without the error and tokens. */
  href: string;
}

const errorNames = ['error', 'error_code', 'error_description'];

/**
 * Reads the parameters that the auth service adds after `?` or `#` when an email link fails, such as
 * `error_code=otp_expired`.
 */
export function readArrival(address: string): Arrival {
  const url = new URL(address);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const isInFragment = errorNames.some((name) => fragment.has(name));
  const isInQuery = errorNames.some((name) => url.searchParams.has(name));
  const hasTokens = fragment.has('access_token');
  if (isInFragment || hasTokens) url.hash = '';
  for (const name of errorNames) url.searchParams.delete(name);
  return { hasFailed: isInFragment || isInQuery, hasTokens, href: url.href };
}
