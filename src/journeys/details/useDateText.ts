import { useMemo } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Says a date or an instant as people do, such as '10 March 2026', where the customer is. */
export function useDateText(): (date: string) => string {
  const { config, locale } = usePensionTrace('useDateText');
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: config.timeZone });
    return (date) => format.format(new Date(date));
  }, [config.timeZone, locale]);
}
