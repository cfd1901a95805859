import { useCallback, useRef, useState } from 'react';
import { watchShown } from '../../domain/device';

/** Returns a ref for the place to sign, and whether the customer has still to see it. */
export function useIsSignatureAhead(): [place: (element: HTMLElement | null) => void, isAhead: boolean] {
  const [isAhead, setIsAhead] = useState(true);
  const stop = useRef<() => void>(undefined);
  const place = useCallback((element: HTMLElement | null) => {
    stop.current?.();
    if (!element) return;
    stop.current = watchShown(
      element,
      [0],
      // Above the window counts: the page may open below it.
      ({ isIntersecting, boundingClientRect }) => (isIntersecting || boundingClientRect.top < 0) && setIsAhead(false),
    );
  }, []);
  return [place, isAhead];
}
