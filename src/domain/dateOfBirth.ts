import type { CalendarDate } from './clock';
import { exactLine } from './text';

/** Younger people cannot sign. */
export const minimumAge = 18;
export const earliestYear = 1900;

/** The three fields of a date, as typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** The problems of a date of birth; an empty object when it is valid. */
export interface DateOfBirthProblems {
  /** `days`: how many days the month has. */
  day?: { code: 'missing' } | { code: 'invalid'; days: number };
  month?: { code: 'missing' | 'invalid' };
  /** `max`: the current year. */
  year?: { code: 'missing' } | { code: 'invalid'; max: number };
  /** The problem of the date as a whole. Only set for a date that exists. */
  overall?: 'future' | 'before-1900' | 'under-18';
}

/** Returns the number of days in a month. Without a year, February has 29, because the year may be a leap year. */
export function daysInMonth(month: number, year?: number): number {
  if (month === 2) return year === undefined || isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * Checks a date of birth.
 *
 * @param today The date where the firm is, see `calendarDateIn`.
 */
export function checkDateOfBirth(parts: DateParts, today: CalendarDate): DateOfBirthProblems {
  const day = numberIn(parts.day, /^\d{1,2}$/);
  const month = numberIn(parts.month, /^\d{1,2}$/);
  const year = numberIn(parts.year, /^\d{4}$/);
  const isMonth = month !== undefined && month >= 1 && month <= 12;
  const days = isMonth ? daysInMonth(month, year) : 31;
  const isDay = day !== undefined && day >= 1 && day <= days;

  const problems: DateOfBirthProblems = {};
  if (isBlank(parts.day)) problems.day = { code: 'missing' };
  else if (!isDay) problems.day = { code: 'invalid', days };
  if (isBlank(parts.month)) problems.month = { code: 'missing' };
  else if (!isMonth) problems.month = { code: 'invalid' };
  if (isBlank(parts.year)) problems.year = { code: 'missing' };
  else if (year === undefined || year < earliestYear || year > today.year) {
    problems.year = { code: 'invalid', max: today.year };
  }
  if (isDay && isMonth && year !== undefined) {
    const overall = checkWhole({ year, month, day }, today);
    if (overall) problems.overall = overall;
  }
  return problems;
}

/** Whether there is any problem. */
export function hasDateProblem(problems: DateOfBirthProblems): boolean {
  return Object.keys(problems).length > 0;
}

/** Formats a date for sending: zero-padded YYYY-MM-DD. The parts must have passed {@link checkDateOfBirth}. */
export function toIsoDate({ day, month, year }: DateParts): string {
  const padded = (part: string, length: number) => exactLine(part).padStart(length, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/**
 * Splits a stored, zero-padded date into the three fields, all empty when there is none. Ignores a time after the date.
 */
export function partsOfIsoDate(iso: string | null | undefined): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(iso ?? '') ?? [];
  return { day, month, year };
}

/** The year of a stored date; undefined when there is none. */
export function birthYearOf(iso: string | null | undefined): number | undefined {
  const { year } = partsOfIsoDate(iso);
  return year === '' ? undefined : Number(year);
}

function checkWhole(birth: CalendarDate, today: CalendarDate): DateOfBirthProblems['overall'] {
  if (compare(birth, today) > 0) return 'future';
  if (birth.year < earliestYear) return 'before-1900';
  /*
   * A person reaches an age at the start of the anniversary of their birth (Family Law Reform Act 1969, section 9). The
   * Act does not mention 29 February. In a year without it, that day compares as later than the 28th: the age begins on
   * 1 March, so that no customer signs too early.
   */
  const birthday = { ...birth, year: birth.year + minimumAge };
  return compare(birthday, today) > 0 ? 'under-18' : undefined;
}

function compare(one: CalendarDate, other: CalendarDate): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function isBlank(text: string): boolean {
  return exactLine(text) === '';
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const plain = exactLine(text);
  return pattern.test(plain) ? Number(plain) : undefined;
}
