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
      /** The day of the next opening, in words; `later` when it is more than six days ahead. */
      day: 'today' | 'tomorrow' | Weekday | 'later';
      /** The time of the next opening in the 12-hour form of en-GB. */
      time: string;
    };

/**
 * Whether Tracey is online at `now`, and when she is next. Uses the local time in `timeZone`, so the hours follow
 * summer time.
 *
 * @param daysOff The firm's days off beside weekends, such as '2026-12-25'.
 * @throws RangeError when the time zone is unknown or `now` is not a valid date.
 */
export function traceyPresence(now: Date, timeZone: string, daysOff: readonly string[] = []): TraceyPresence {
  const isWorkingDay = (date: CalendarDate) => isWeekday(date) && !daysOff.includes(isoDateOf(date));

  const { hour, ...today } = wallTimeIn(now, timeZone);
  if (isWorkingDay(today) && hour >= traceyHours.opens && hour < traceyHours.closes) return { state: 'online' };

  let daysAhead = isWorkingDay(today) && hour < traceyHours.opens ? 0 : 1;
  while (!isWorkingDay(addDays(today, daysAhead))) daysAhead += 1;
  const opensOn = addDays(today, daysAhead);
  return { state: 'offline', opensOn, day: dayInWords(daysAhead, opensOn), time: `${traceyHours.opens}:00 am` };
}

function weekdayOf(date: CalendarDate): Weekday {
  return weekdays[asUtc(date).getUTCDay()] ?? 'sunday';
}

/** The same weekday of this week and of the next would look alike, so a day after a week has no name. */
function dayInWords(daysAhead: number, date: CalendarDate) {
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  return daysAhead < 7 ? weekdayOf(date) : 'later';
}

function isWeekday(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 'saturday' && weekday !== 'sunday';
}

function addDays({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const date = asUtc({ year, month, day: day + days });
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns YYYY-MM-DD. */
export function isoDateOf(date: CalendarDate): string {
  return asUtc(date).toISOString().slice(0, 10);
}

/** Counts in UTC, where every day has 24 hours. */
function asUtc({ year, month, day }: CalendarDate): Date {
  return new Date(Date.UTC(year, month - 1, day));
}
