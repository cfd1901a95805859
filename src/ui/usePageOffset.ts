import { useLayoutEffect, useState } from 'react';

/** How far an element begins below the top of the page, in pixels, also after something above it has grown. */
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
