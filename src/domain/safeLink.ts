/** A placeholder for the site's origin. No site can have this name (RFC 6761). */
const anySite = 'https://own-site.invalid';
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the address of a link that customers may open: an `https:` address or a path on this site. Undefined for any
 * other, such as `javascript:` or a file. Parses with the browser's URL parser, because browsers ignore tabs, line ends
 * and control characters that a string check would miss.
 *
 * @param site The origin of the site. Its own addresses, and localhost's, may be `http:` in development.
 */
export function safeLink(typed: string, site: string = anySite): string | undefined {
  const parsed = parse(typed, site);
  if (!parsed) return undefined;
  // Allow root-relative paths only: other paths depend on the current page.
  const isFull = parse(typed) !== undefined;
  if (!isFull && parsed.origin === site) {
    return typed.startsWith('/') ? parsed.pathname + parsed.search + parsed.hash : undefined;
  }
  const isOwn = parsed.origin === site || thisMachine.includes(parsed.hostname);
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isOwn) ? parsed.href : undefined;
}

function parse(typed: string, base?: string): URL | undefined {
  try {
    return new URL(typed, base);
  } catch {
    // Not a URL.
    return undefined;
  }
}
