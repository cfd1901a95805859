import { useCallback } from 'react';
import { calendarDateIn, type CalendarDate } from '../domain/clock';
import { usePensionTrace } from '../provider/PensionTraceContext';

/**
 * Returns a function that reads the date where the firm is. Call it in a rule or an event handler: a page stays open past
 * midnight, and Next refuses to prerender a component that reads the time while it renders.
 */
export function useFirmDate(): () => CalendarDate {
  const { clock, config } = usePensionTrace();
  return useCallback(() => calendarDateIn(clock.now(), config.timeZone), [clock, config.timeZone]);
}
