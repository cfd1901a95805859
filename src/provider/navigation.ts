import type { Page, Paths } from './pages';

/** Goes to `path`. `replace` keeps the present page out of the history. */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

/** The provider's navigation options. */
export interface Navigation {
  navigate: Navigate;
  paths: Paths;
  /** Turns a path into the address that a link shows, for instance with a base path or a `#`. May be a hook. */
  useHref: (path: string) => string;
}

/** The path of a page with its `id` filled in. */
export function pathOf(paths: Paths, page: Page, id = ''): string {
  return paths[page].replace(':id', encodeURIComponent(id));
}
