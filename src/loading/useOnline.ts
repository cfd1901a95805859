import { useEffect } from 'react';

/** While `isOn`, calls `listener` when the browser comes back online. Keep the function stable. */
export function useOnline(listener: () => void, isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [listener, isOn]);
}
