import { useEffect, useState } from 'react';

/** Milliseconds for which the loading screen remains after the profile has loaded. */
export const profileLoadingTime = 1000;

/** Whether `duration` milliseconds have passed since `isReady` became true. */
export function useLoadingTime(isReady: boolean, duration: number): boolean {
  const [isOver, setIsOver] = useState(duration === 0);

  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => setIsOver(true), duration);
    return () => clearTimeout(timer);
  }, [isReady, duration]);

  return isReady && isOver;
}
