import { earliestYear, minimumAge } from './dateOfBirth';
import { dashes, exactLine } from './text';

export interface YearConditions {
  /** The customer's year of birth, if known. */
  birthYear?: number | undefined;
  currentYear: number;
  /** Whether an empty year is a problem. */
  required: boolean;
}

export type YearProblem =
  | { code: 'missing' }
  /** Not four digits, or outside `min` to `max`, both included. */
  | { code: 'range'; min: number; max: number }
  | { code: 'before-birth' }
  /** Before the customer was old enough to pay in. */
  | { code: 'before-contribution' };

/**
 * Checks a start or end year. With a year of birth, years before it and years before the age
 * of 18 have their own codes; any other problem has the code `range`.
 */
export function checkYear(value: string, conditions: YearConditions): YearProblem | undefined {
  const { birthYear, currentYear, required } = conditions;
  if (exactLine(value) === '') return required ? { code: 'missing' } : undefined;
  const min = birthYear === undefined ? earliestYear : birthYear + minimumAge;
  const year = yearOf(value);
  if (year === undefined || year > currentYear) return { code: 'range', min, max: currentYear };
  if (year >= min) return undefined;
  if (birthYear === undefined) return { code: 'range', min, max: currentYear };
  return { code: year < birthYear ? 'before-birth' : 'before-contribution' };
}

/** Whether one of the years is before the customer was old enough to pay in. */
export function hasEarlyYear(years: readonly YearValue[], birthYear: number): boolean {
  return years.some((value) => {
    const year = yearOf(value);
    return year !== undefined && year < birthYear + minimumAge;
  });
}

/** Formats a year for sending as text: its four digits, or nothing. */
export function formatYear(value: string): string {
  return String(yearOf(value) ?? '');
}

/** A year from a form (text) or from the backend (a number, or nothing). */
export type YearValue = string | number | null | undefined;

/**
 * Whether the end is before the start. False while either year is unknown.
 *
 * @param isSameYearAllowed Traces allow it; for pensions the end year must be after the start year. Default true.
 */
export function checkYearOrder(
  start: YearValue,
  end: YearValue,
  isSameYearAllowed = true,
): 'end-before-start' | undefined {
  const [from, to] = [yearOf(start), yearOf(end)];
  if (from === undefined || to === undefined) return undefined;
  return to < from || (to === from && !isSameYearAllowed) ? 'end-before-start' : undefined;
}

/**
 * Returns the approximate number of years from start to end, or to the current year while still paying. Returns 0 when
 * unknown or in the wrong order.
 */
export function durationInYears(start: YearValue, end: YearValue, paying: boolean, currentYear: number): number {
  const from = yearOf(start);
  const to = paying ? currentYear : yearOf(end);
  return from === undefined || to === undefined ? 0 : Math.max(0, to - from);
}

const punctuation = new RegExp(`[ ${dashes}]`, 'gu');

/** Parses a year, with any spaces and dashes; undefined unless it has four digits. */
export function yearOf(value: YearValue): number | undefined {
  const text = exactLine(String(value ?? '')).replace(punctuation, '');
  return /^\d{4}$/.test(text) ? Number(text) : undefined;
}
