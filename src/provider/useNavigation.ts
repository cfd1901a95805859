import { useMemo } from 'react';
import { isFullUrl, pathOf } from './navigation';
import type { Page } from './pages';
import { usePensionTrace } from './PensionTraceContext';

/** Attributes for a link to one page. */
export interface LinkAttributes {
  href: string;
  onNavigate: () => void;
}

export interface UseNavigationResult {
  /** Goes to a page. `id` fills `:id`. */
  goTo: (page: Page, id?: string) => void;
  /** Attributes for a link to a page. `id` fills `:id`. */
  linkTo: (page: Page, id?: string) => LinkAttributes;
}

/**
 * Navigates to the product's pages by name, through the provider's `navigate`, `paths` and `useHref`.
 *
 * @example
 * ```tsx
 * function NavigationExample() {
 *   const { goTo, linkTo } = useNavigation();
 *   const support = <a href={linkTo('support').href}>Support</a>;
 *   return <p>{support} <button onClick={() => goTo('trace', 'trace-1')}>Your trace</button></p>;
 * }
 * ```
 */
export function useNavigation(): UseNavigationResult {
  const { navigate, paths, useHref } = usePensionTrace('useNavigation').navigation;
  // A router's useHref resolves any path to the base path. Append the rest of the address to it.
  const root = useHref('/');
  return useMemo(() => {
    const prefix = root.replace(/\/$/, '');
    return {
      goTo: (page, id) => navigate(pathOf(paths, page, id)),
      linkTo(page, id) {
        const path = pathOf(paths, page, id);
        return { href: isFullUrl(path) ? path : prefix + path, onNavigate: () => navigate(path) };
      },
    };
  }, [navigate, paths, root]);
}
