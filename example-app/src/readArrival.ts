/** What the address says about the link of a mail that led here. */
export interface Arrival {
  /** The link was used before, or it is too old, or it was never good. */
  hasFailed: boolean;
  /** The address without a word about it, and without the tokens that a link that works has brought. */
  href: string;
}

const told = ['error', 'error_code', 'error_description'];

/** Reads what the auth service wrote behind `?` or `#` when a link did not work, such as `error_code=otp_expired`. */
export function readArrival(address: string): Arrival {
  const url = new URL(address);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const isInFragment = told.some((name) => fragment.has(name));
  const isInQuery = told.some((name) => url.searchParams.has(name));
  if (isInFragment || fragment.has('access_token')) url.hash = '';
  for (const name of told) url.searchParams.delete(name);
  return { hasFailed: isInFragment || isInQuery, href: url.href };
}
