import { birthYearOf } from '../../domain/dateOfBirth';
import { checkYear } from '../../domain/year';
import type { Customer } from './MemoryState';
import type { World } from './procedure';
import { refused } from './refusals';

/**
 * Checks a year of employment or contribution: from the year of the eighteenth birthday to the current one; null when
 * empty.
 */
export function workingYear(
  year: number | undefined,
  { birthDate }: Pick<Customer, 'birthDate'>,
  { today }: Pick<World, 'today'>,
): number | null {
  if (year === undefined) return null;
  const conditions = { birthYear: birthYearOf(birthDate), currentYear: today.year, required: false };
  const problem = checkYear(String(year), conditions);
  switch (problem?.code) {
    case 'before-birth':
      throw refused.value('Please enter a valid year that is after your birth year.');
    case 'before-contribution':
      throw refused.value('Please enter a valid year that is after you can legally contribute.');
    case 'range':
      throw refused.value(`Please enter a valid year between ${problem.min} and ${problem.max}`);
    default:
      return year;
  }
}
