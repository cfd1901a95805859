import type { ActivityItem, Search } from '../../backend/entities';

/** The events of one day: its activity, and the searches that last changed on it. */
export interface TimelineDay {
  /** An instant of that day, ISO 8601; undefined for searches without a date. */
  date: string | undefined;
  activity: ActivityItem[];
  searches: Search[];
}

/**
 * Merges activity and searches into days, newest first.
 *
 * @param dayOf Names the day of an instant in the time zone of the page.
 */
export function timelineOf(
  activity: readonly ActivityItem[],
  searches: readonly Search[],
  dayOf: (date: string) => string,
): TimelineDay[] {
  const days = new Map<string, TimelineDay>();
  function dayAt(date: string | undefined): TimelineDay {
    const key = date === undefined ? '' : dayOf(date);
    const day = days.get(key) ?? { date, activity: [], searches: [] };
    days.set(key, day);
    return day;
  }
  for (const item of activity) dayAt(item.date).activity.push(item);
  for (const search of searches) dayAt(search.updated_date ?? search.created_date ?? undefined).searches.push(search);
  for (const day of days.values()) day.activity.sort((one, other) => timeOf(other.date) - timeOf(one.date));
  return [...days.values()].sort((one, other) => timeOf(other.date) - timeOf(one.date));
}

/** Events without a date come last. */
function timeOf(date: string | undefined): number {
  return date === undefined ? -Infinity : Date.parse(date);
}
