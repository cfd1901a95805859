import { safeLink } from '../../domain/safeLink';

/** A link in a guide that customers may open. */
export interface GuideLink {
  href: string;
  /** `page`: a page of the host; `site`: another site; `application`: opens a program, such as for email. */
  kind: 'page' | 'site' | 'application';
}

/** The schemes that a link may have. */
const sites = ['http:', 'https:'];
const applications = ['irc:', 'ircs:', 'mailto:', 'xmpp:'];

/** Parses a link in a guide. Returns undefined when customers may not open it. */
export function guideLink(typed: string): GuideLink | undefined {
  const href = safeLink(typed, undefined, [...sites, ...applications]);
  if (href === undefined) return undefined;
  if (href.startsWith('/')) return { href, kind: 'page' };
  return { href, kind: applications.some((scheme) => href.startsWith(scheme)) ? 'application' : 'site' };
}
