/** A link in a guide that may be followed. */
export interface GuideLink {
  href: string;
  /** `page`: a page of the host; `site`: another site; `application`: opens one, such as a mail program. */
  kind: 'page' | 'site' | 'application';
}

/** The schemes that a link may have. */
const sites = ['http:', 'https:'];
const applications = ['irc:', 'ircs:', 'mailto:', 'xmpp:'];

/** A placeholder for the host's origin. No site can have this name (RFC 6761). */
const ownSite = 'https://own-site.invalid';

/**
 * Parses a link in a guide. Returns undefined when it may not be followed. Uses the browser's URL parser, because
 * browsers skip tabs, line ends and control characters that a check of the text would miss.
 */
export function guideLink(typed: string): GuideLink | undefined {
  const parsed = parse(typed);
  if (!parsed) return undefined;
  if (parsed.origin === ownSite) {
    // Root-relative only: any other path would depend on the current page.
    const isFromRoot = typed.startsWith('/');
    return isFromRoot ? { href: parsed.pathname + parsed.search + parsed.hash, kind: 'page' } : undefined;
  }
  if (sites.includes(parsed.protocol)) return { href: parsed.href, kind: 'site' };
  return applications.includes(parsed.protocol) ? { href: parsed.href, kind: 'application' } : undefined;
}

function parse(typed: string): URL | undefined {
  try {
    return new URL(typed, ownSite);
  } catch {
    // Not a URL.
    return undefined;
  }
}
