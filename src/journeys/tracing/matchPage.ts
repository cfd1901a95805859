import { pageNames, type Page, type Paths } from '../../provider/pages';
import { includesPage, type TracingScope } from './TracingScope';

/** A page with the id in its path. */
export interface MatchedPage {
  page: Page;
  /** The id of a trace, a pension or a guide; at log-in, of an invite. */
  id?: string | undefined;
  /** Whether the path only starts with the page's own: redirect to the page's own path. */
  isBelow?: boolean;
}

/** Returns the page at a pathname; undefined for an unknown path, and for a page outside of `scope`. */
export function matchPage(paths: Paths, pathname: string, scope: TracingScope = 'all'): MatchedPage | undefined {
  const wanted = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  for (const page of pageNames) {
    const id = includesPage(scope, page) ? idIn(paths[page], wanted) : undefined;
    if (id !== undefined) return { page, id: id || undefined };
  }
  // An invite may follow the log-in path. Unknown paths below a portal section open that section.
  const above = (['logIn', 'support', 'portal'] as const).find(
    (page) => includesPage(scope, page) && wanted.startsWith(`${paths[page]}/`),
  );
  if (above === 'logIn') return { page: above, id: decode(wanted.slice(paths.logIn.length + 1)) };
  return above && { page: above, isBelow: true };
}

/** Returns the id in a path, empty when its pattern has none; undefined when the path does not match. */
function idIn(pattern: string, pathname: string): string | undefined {
  if (pattern === pathname) return '';
  const [before, after] = pattern.split(':id');
  if (before === undefined || after === undefined) return undefined;
  if (!pathname.startsWith(before) || !pathname.endsWith(after)) return undefined;
  const id = pathname.slice(before.length, pathname.length - after.length);
  return id === '' || id.includes('/') ? undefined : decode(id);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Malformed percent-encoding: use the text unchanged.
    return text;
  }
}
