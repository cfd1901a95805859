import { useMemo } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/**
 * Returns a function that formats a date or an instant, such as '10 March 2026', in the provider's locale and time zone.
 * With `time`, an instant has its time as well: '10 March 2026 at 14:30'.
 */
export function useDateText(detail: 'date' | 'time' = 'date'): (date: string) => string {
  const { config, locale } = usePensionTrace();
  return useMemo(() => {
    const formatOf = (timeStyle?: 'short') =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle, timeZone: config.timeZone });
    const day = formatOf();
    const instant = detail === 'time' ? formatOf('short') : day;
    return (date) => (date.includes('T') ? instant : day).format(new Date(date));
  }, [config.timeZone, locale, detail]);
}
