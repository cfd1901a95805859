import { useEffect, useState } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';

/**
 * Returns the current time of the provider's clock. Updates every `interval` milliseconds and when the page becomes
 * visible, because timers sleep in hidden tabs.
 */
export function useNow(interval: number): Date {
  const { clock } = usePensionTrace('useNow');
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    const update = () => setNow(clock.now());
    const timer = setInterval(update, interval);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [clock, interval]);

  return now;
}
