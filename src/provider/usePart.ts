import { useCallback, useEffect, useRef } from 'react';
import type { EventPart, PartEvent } from './events';
import { usePensionTrace, type PensionTrace } from './PensionTraceContext';

/**
 * Returns the provider's value, and reports when the part is viewed and left. Each public hook of a part calls it
 * first.
 *
 * @param part The name of the hook without `use`: an error about a missing provider names the hook.
 * @throws When no PensionTraceProvider is above.
 */
export function usePart(part: EventPart): PensionTrace {
  const value = usePensionTrace(`use${part.charAt(0).toUpperCase()}${part.slice(1)}`);
  const report = useReport(part);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (isLeaving.current) isLeaving.current = false;
    else report({ type: 'viewed' });
    return () => {
      isLeaving.current = true;
      // Deferred, because StrictMode unmounts and remounts every component once.
      queueMicrotask(() => {
        if (!isLeaving.current) return;
        isLeaving.current = false;
        report({ type: 'left' });
      });
    };
  }, [report]);

  return value;
}

/** Returns a function that reports the events of a part. */
export function useReport(part: EventPart): (event: PartEvent) => void {
  const { onEvent } = usePensionTrace();
  return useCallback((event) => onEvent({ ...event, part }), [onEvent, part]);
}
