import { wallTimeIn, type CalendarDate } from './clock';

/** On weekdays Tracey is online from `opens` o'clock to the minute before `closes`. */
const traceyHours = { opens: 9, closes: 17 } as const;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

export type TraceyPresence =
  | { state: 'online' }
  | {
      state: 'offline';
      opensOn: CalendarDate;
      /** The day of the next opening, in words. */
      day: 'today' | 'tomorrow' | Weekday;
      /** The time of the next opening in the 12-hour form of en-GB. */
      time: string;
    };

/**
 * Whether Tracey is online at `now`, and when she is next. Uses the local time in `timeZone`, so the hours follow
 * summer time.
 *
 * @throws RangeError when the time zone is unknown or `now` is not a valid date.
 */
export function traceyPresence(now: Date, timeZone: string): TraceyPresence {
  const { hour, ...today } = wallTimeIn(now, timeZone);
  if (isWorkingDay(today) && hour >= traceyHours.opens && hour < traceyHours.closes) return { state: 'online' };

  let daysAhead = isWorkingDay(today) && hour < traceyHours.opens ? 0 : 1;
  while (!isWorkingDay(addDays(today, daysAhead))) daysAhead += 1;
  const opensOn = addDays(today, daysAhead);
  const day = daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : weekdayOf(opensOn);
  return { state: 'offline', opensOn, day, time: `${traceyHours.opens}:00 am` };
}

function weekdayOf(date: CalendarDate): Weekday {
  return weekdays[asUtc(date).getUTCDay()] ?? 'sunday';
}

function isWorkingDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 'saturday' && weekday !== 'sunday';
}

function addDays({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const date = asUtc({ year, month, day: day + days });
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Counts in UTC, where every day has 24 hours. */
function asUtc({ year, month, day }: CalendarDate): Date {
  return new Date(Date.UTC(year, month - 1, day));
}
