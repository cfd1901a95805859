import { birthYearOf, earliestYear, minimumAge } from '../../domain/dateOfBirth';
import type { Customer } from './MemoryState';
import type { World } from './procedure';
import { refused } from './refusals';

/** A year of employment or contribution: from the eighteenth birthday's year to this one; null when none was given. */
export function workingYear(
  year: number | undefined,
  { birthDate }: Pick<Customer, 'birthDate'>,
  { today }: Pick<World, 'today'>,
): number | null {
  if (year === undefined) return null;
  const birthYear = birthYearOf(birthDate);
  const first = birthYear === undefined ? earliestYear : birthYear + minimumAge;
  if (birthYear !== undefined && year >= earliestYear) {
    if (year <= birthYear) throw refused.value('Please enter a valid year that is after your birth year.');
    if (year < first) throw refused.value('Please enter a valid year that is after you can legally contribute.');
  }
  if (year < first || year > today.year) {
    throw refused.value(`Please enter a valid year between ${first} and ${today.year}`);
  }
  return year;
}
