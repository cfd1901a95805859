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
