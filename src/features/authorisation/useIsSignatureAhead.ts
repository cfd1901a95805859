import { useCallback, useRef, useState } from 'react';

/** Returns a ref for the place to sign, and whether most of it is still below the window. */
export function useIsSignatureAhead(): [place: (element: HTMLElement | null) => void, isAhead: boolean] {
  const [isAhead, setIsAhead] = useState(true);
  const observer = useRef<IntersectionObserver>(undefined);
  const place = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new IntersectionObserver(
      ([entry]) => entry && setIsAhead(entry.intersectionRatio < 0.5 && entry.boundingClientRect.top > 0),
      { threshold: [0, 0.5] },
    );
    observer.current.observe(element);
  }, []);
  return [place, isAhead];
}
