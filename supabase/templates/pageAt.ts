/** The address of a page of the product. `site` is where the firm renders it, with the path if it has one. */
export function pageAt(site: URL, path: string): URL {
  return new URL(site.pathname.replace(/\/+$/, '') + path, site);
}
