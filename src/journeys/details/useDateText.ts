import { useMemo } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Returns a function that formats a date or an instant, such as '10 March 2026', in the provider's locale and time zone. */
export function useDateText(): (date: string) => string {
  const { config, locale } = usePensionTrace();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: config.timeZone });
    return (date) => format.format(new Date(date));
  }, [config.timeZone, locale]);
}
