import { useEffect } from 'react';

/** Calls `listener` when the browser is online again, while `isOn`. Keep the function stable. */
export function useOnline(listener: () => void, isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [listener, isOn]);
}
