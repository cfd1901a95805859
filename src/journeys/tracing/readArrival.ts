import { readEmailLink } from '../../backend/emailLink';
import type { EmailLink } from '../../backend/PensionTraceAdapter';
import { isMailedEntity, mailedName } from '../../domain/mailedLink';

/** The result of an email link, as written in the address. */
export interface Arrival {
  /** The link was used before, has expired, or was never valid. */
  hasExpired: boolean;
  /** The link had tokens, which a PKCE client ignores. */
  hasTokens: boolean;
  /** The link itself, whose token is unspent. */
  link: EmailLink | undefined;
  /** The address without the error, without tokens and without the link. */
  href: string;
}

const errorNames = ['error', 'error_code', 'error_description'];

/**
 * Reads what an email link leaves behind `?` or `#`: its `token_hash`, or what the auth service writes when it fails,
 * such as `error_code=otp_expired`.
 */
export function readArrival(address: string): Arrival {
  const url = new URL(address);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const isInFragment = errorNames.some((name) => fragment.has(name));
  const isInQuery = errorNames.some((name) => url.searchParams.has(name));
  const hasTokens = fragment.has('access_token');
  if (isInFragment || hasTokens) url.hash = '';
  const link = takeLink(url.searchParams) ?? takeHashLink(url);
  for (const name of errorNames) url.searchParams.delete(name);
  const hasExpired = isInFragment || isInQuery || link === 'unknown';
  return { hasExpired, hasTokens, link: link === 'unknown' ? undefined : link, href: url.href };
}

/** Removes a link from a query. Returns 'unknown' for a link that the product does not send. */
function takeLink(query: URLSearchParams): EmailLink | 'unknown' | undefined {
  const linkName = 'token_hash';
  const names = [...query.keys()];
  const found = names.find((name) => mailedName(name) === linkName);
  if (found === undefined) return undefined;
  const link = readEmailLink(query.get(found) ?? '');
  for (const name of names) if (mailedName(name) === linkName || isMailedEntity(name)) query.delete(name);
  return link ?? 'unknown';
}

/** The same for `routing="hash"`, where the query is behind the `#`. */
function takeHashLink(url: URL): EmailLink | 'unknown' | undefined {
  const [path = '', query] = url.hash.split('?');
  if (query === undefined) return undefined;
  const parameters = new URLSearchParams(query);
  const link = takeLink(parameters);
  if (link !== undefined) url.hash = parameters.size > 0 ? `${path}?${parameters}` : path;
  return link;
}
