import { useLayoutEffect, useState } from 'react';

/** The distance of an element from the top of the page, in pixels; updates when content above it grows. */
export function usePageOffset(element: HTMLElement | null): number {
  const [offset, setOffset] = useState(0);

  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setOffset(Math.round(element.getBoundingClientRect().top + window.scrollY));
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [element]);

  return offset;
}
