/** The source of the current time. Tests inject their own. */
export interface Clock {
  now(): Date;
}

/** The clock of the device. */
export const systemClock: Clock = { now: () => new Date() };

/** A day in the Gregorian calendar. `month` and `day` count from 1. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/**
 * The local date at `now` in `timeZone`.
 *
 * @param timeZone An IANA name such as 'Europe/London'.
 * @throws RangeError when the time zone is unknown or `now` is not a valid date.
 */
export function calendarDateIn(now: Date, timeZone: string): CalendarDate {
  const { year, month, day } = wallTimeIn(now, timeZone);
  return { year, month, day };
}

/** A local date and time. */
export interface WallTime extends CalendarDate {
  /** 0 to 23. */
  hour: number;
  /** 0 to 59. */
  minute: number;
}

/**
 * The date, hour and minute at `now` in `timeZone`, summer time included.
 *
 * @throws RangeError when the time zone is unknown or `now` is not a valid date.
 */
export function wallTimeIn(now: Date, timeZone: string): WallTime {
  const parts = partsFormat(timeZone).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour'), minute: read('minute') };
}

/** Caches a formatter for each time zone: forms need the date on every render, and creating a formatter is slow. */
const partsFormats = new Map<string, Intl.DateTimeFormat>();

function partsFormat(timeZone: string): Intl.DateTimeFormat {
  const known = partsFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  partsFormats.set(timeZone, format);
  return format;
}
