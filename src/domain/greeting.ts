export type Greeting = 'morning' | 'afternoon' | 'evening';

/**
 * Morning before 12:00, afternoon from 12:00 to 17:59, evening otherwise.
 *
 * @param hour 0 to 23.
 */
export function greetingFor(hour: number): Greeting {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
