import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts focus on the heading of a page that was come to from another one, so that a screen reader says where one is.
 * The heading may appear late, while the page's code is loading: the first one to appear takes it.
 */
export function usePageFocus(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const arrivedFrom = useRef(pathname);

  useEffect(() => {
    const element = main.current;
    if (!element || arrivedFrom.current === pathname) return undefined;
    arrivedFrom.current = pathname;
    window.scrollTo(0, 0);
    const observer = new MutationObserver(takeFocus);
    function takeFocus() {
      const heading = element?.querySelector('h1');
      if (!heading) return;
      observer.disconnect();
      heading.focus({ preventScroll: true });
    }
    observer.observe(element, { childList: true, subtree: true });
    takeFocus();
    return () => observer.disconnect();
  }, [pathname]);

  return main;
}
