import type { Page, Paths } from './pages';

/** Goes to `path`. `replace` replaces the current history entry. */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

/** The provider's navigation options. */
export interface Navigation {
  navigate: Navigate;
  paths: Paths;
  /** Converts a path to the `href` of a link, for instance with a base path or a `#`. May be a hook. */
  useHref: (path: string) => string;
}

/** Returns the path of a page with its `id` filled in. */
export function pathOf(paths: Paths, page: Page, id = ''): string {
  return paths[page].replace(':id', encodeURIComponent(id));
}

/** Whether a path is a full URL, such as 'https://my.firm/portal'. */
export function isFullUrl(path: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(path);
}

/** Adds full URLs to a router: links show them unchanged, and the browser loads them. */
export function withFullUrls({ navigate, paths, useHref }: Navigation): Navigation {
  return {
    paths,
    navigate(...target) {
      const go = isFullUrl(target[0]) ? loadPage : navigate;
      go(...target);
    },
    useHref(path) {
      const href = useHref(path);
      return isFullUrl(path) ? path : href;
    },
  };
}

/** Loads a page in the browser. */
export function loadPage(path: string, { replace = false } = {}) {
  if (replace) window.location.replace(path);
  else window.location.assign(path);
}
