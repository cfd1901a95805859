/**
 * Returns the address of the current page on its site, such as '/pensions/portal/trace/4'. It has no query where the
 * path names the page, and no fragment that is not a path: a log-in may have left codes or tokens there. Begins with
 * one slash: a browser would take '//other.example' for another site.
 *
 * @param isInPath Whether the URL's path has the page's path, unless a path is behind `#`.
 */
export function addressOfPage(isInPath: boolean): string {
  const { pathname, search, hash } = window.location;
  const [route = ''] = /^#!?\//.test(hash) ? hash.split('?') : [];
  return pathname.replace(/^\/+/, '/') + (isInPath && route === '' ? '' : search) + route;
}
