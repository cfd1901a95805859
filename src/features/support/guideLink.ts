/** Where a link in a guide may lead. */
export interface GuideLink {
  href: string;
  /** `page` is one of the host's own, `site` another one, `application` opens one, such as for mail. */
  kind: 'page' | 'site' | 'application';
}

/** The schemes that a link may have (specification section 2.4). */
const sites = ['http:', 'https:'];
const applications = ['irc:', 'ircs:', 'mailto:', 'xmpp:'];

/** Stands for the host's own site, which is not known here. No site can have this name (RFC 6761). */
const ownSite = 'https://own-site.invalid';

/**
 * What a link in a guide leads to; undefined when it may not be followed. It is read as browsers read it: they skip
 * tabs, line ends and control characters in places where a look at the text would not.
 */
export function guideLink(typed: string): GuideLink | undefined {
  const parsed = parse(typed);
  if (!parsed) return undefined;
  if (parsed.origin === ownSite) {
    // From the root only: what is relative to the page would lead elsewhere on another page.
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
    // No address at all.
    return undefined;
  }
}
