import { useEffect, useRef, type RefObject } from 'react';
import { isFramed, scrollIntoView } from '../../domain/device';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/**
 * Focuses the news above the heading of a new page, or the heading, so that a screen reader announces it, and restores the page's scroll position, or
 * scrolls to the top. The heading may appear late, while the page's code is loading. The first heading to appear takes
 * focus, unless the customer has focused something else meanwhile.
 *
 * @param path Changes with the page.
 */
export function usePageFocus(path: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const awaited = useRef<string>(undefined);
  const { page: shown, positions, isGoingBack } = usePensionTrace().memory.visit;

  useEffect(() => {
    const remember = () => positions.set(shown.get() ?? '', window.scrollY);
    const goBack = () => isGoingBack.set(true);
    addEventListener('scroll', remember, { passive: true });
    // Before a router's own listener renders the page.
    addEventListener('popstate', goBack, true);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('popstate', goBack, true);
    };
  }, [shown, positions, isGoingBack]);

  useEffect(() => {
    const element = main.current;
    const before = shown.get();
    if (!element) return undefined;
    if (before !== path) {
      shown.set(path);
      awaited.current = before === undefined ? undefined : path;
    }
    // Not only when the path changes: StrictMode runs the first effect twice.
    if (awaited.current !== path) return undefined;
    const top = isGoingBack.get() ? (positions.get(path) ?? 0) : 0;
    let hasPressed = false;
    const press = () => (hasPressed = true);
    const observer = new MutationObserver(takeFocus);
    function takeFocus() {
      const heading = element?.querySelector<HTMLElement>('.ptr-screen__news, .ptr-screen__heading');
      if (!heading) return;
      stop();
      awaited.current = undefined;
      isGoingBack.set(false);
      if (hasPressed && document.activeElement !== document.body) return;
      // The host's page keeps its focus until the customer uses the frame: at load, for example.
      if (isFramed() && !document.hasFocus()) return;
      heading.focus({ preventScroll: true });
      // A frame as tall as its content scrolls in the host's page.
      if (isFramed()) scrollIntoView(heading, { block: 'nearest' });
      window.scrollTo(0, top);
    }
    function stop() {
      observer.disconnect();
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', press, true);
    }
    window.scrollTo(0, top);
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', press, true);
    observer.observe(element, { childList: true, subtree: true });
    takeFocus();
    return stop;
  }, [path, shown, positions, isGoingBack]);

  return main;
}
