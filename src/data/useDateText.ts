import { useMemo } from 'react';
import { calendarDateIn } from '../domain/clock';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../texts/useMessages';

export interface DateTextOptions {
  /** IANA time zone. Default: the provider's. 'UTC' for a date without a time. */
  timeZone?: string | undefined;
  /** Whether to shorten the month, and to leave out the present year: '10 Mar'. */
  isShort?: boolean | undefined;
}

/** Returns a function that formats a date or an instant, such as '10 March 2026', in the provider's locale. */
export function useDateText({ timeZone, isShort = false }: DateTextOptions = {}): (date: string | Date) => string {
  const { clock, config, locale } = usePensionTrace();
  const { months } = useMessages('shared', sharedMessages);
  const zone = timeZone ?? config.timeZone;
  return useMemo(() => {
    const day = months.length === 0 ? formatter(locale, zone, { dateStyle: 'long' }) : dayWith(months, zone);
    if (!isShort) return day;
    const thisYear =
      months.length === 0
        ? formatter(locale, zone, { day: 'numeric', month: 'short' })
        : (date: string | Date) => day(date).replace(/ \d+$/, '');
    const otherYear = months.length === 0 ? formatter(locale, zone, { dateStyle: 'medium' }) : day;
    const yearOf = (date: string | Date) => calendarDateIn(new Date(date), zone).year;
    return (date) => (yearOf(date) === yearOf(clock.now()) ? thisYear : otherYear)(date);
  }, [clock, isShort, locale, months, zone]);
}

function formatter(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  return (date: string | Date) => format.format(new Date(date));
}

function dayWith(months: readonly string[], timeZone: string) {
  const numbers = formatter('en-GB', timeZone, { day: 'numeric', month: 'numeric', year: 'numeric' });
  return (date: string | Date) => {
    const [day, month, year] = numbers(date).split('/').map(Number);
    return `${day} ${months[Number(month) - 1]} ${year}`;
  };
}
