/** The result of an email link, as written in the address. */
export interface Arrival {
  /** The link was used before, is too old, or was never valid. */
  hasFailed: boolean;
  /** The link brought tokens, which a PKCE client ignores. */
  hasTokens: boolean;
  /** The address without the error, and without tokens. */
  href: string;
}

const errorNames = ['error', 'error_code', 'error_description'];

/** Reads what the auth service writes behind `?` or `#` when an email link fails, such as `error_code=otp_expired`. */
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
