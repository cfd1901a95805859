import { useEffect, useState } from 'react';

/** Milliseconds for which the skeleton remains after its list has loaded. */
const skeletonClearDelay = 50;

/** Whether to show a skeleton: while loading, and 50 ms longer. Never for data that was cached on mount. */
export function useSkeleton(isLoading: boolean): boolean {
  const [isCleared, setIsCleared] = useState(!isLoading);

  useEffect(() => {
    const timer = setTimeout(() => setIsCleared(!isLoading), isLoading ? 0 : skeletonClearDelay);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return isLoading || !isCleared;
}
