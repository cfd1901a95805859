import { useEffect, useState } from 'react';
import { usePensionTrace } from './PensionTraceContext';

/**
 * The provider's present moment, looked at again every `interval` milliseconds and whenever the page comes back to
 * the front, because timers sleep in hidden tabs.
 */
export function useNow(interval: number): Date {
  const { clock } = usePensionTrace('useNow');
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    const look = () => setNow(clock.now());
    const timer = setInterval(look, interval);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, interval]);

  return now;
}
