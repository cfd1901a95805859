import { useCallback, useRef, useState } from 'react';

/** Returns a ref for the place to sign, and whether the customer has still to see it. */
export function useIsSignatureAhead(): [place: (element: HTMLElement | null) => void, isAhead: boolean] {
  const [isAhead, setIsAhead] = useState(true);
  const observer = useRef<IntersectionObserver>(undefined);
  const place = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new IntersectionObserver(
      // Above the window counts: the page may open below it.
      ([entry]) => entry && (entry.isIntersecting || entry.boundingClientRect.top < 0) && setIsAhead(false),
    );
    observer.current.observe(element);
  }, []);
  return [place, isAhead];
}
