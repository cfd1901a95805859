import { useCallback, useRef, useState } from 'react';
import { watchShown } from '../../domain/device';

/** Returns a ref for the place to sign, and whether most of it is still below the window. */
export function useIsSignatureAhead(): [place: (element: HTMLElement | null) => void, isAhead: boolean] {
  const [isAhead, setIsAhead] = useState(true);
  const stop = useRef<() => void>(undefined);
  const place = useCallback((element: HTMLElement | null) => {
    stop.current?.();
    if (!element) return;
    stop.current = watchShown(element, [0, 0.5], ({ intersectionRatio, boundingClientRect }) =>
      setIsAhead(intersectionRatio < 0.5 && boundingClientRect.top > 0),
    );
  }, []);
  return [place, isAhead];
}
