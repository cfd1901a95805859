import type { InputOf } from '../../backend/contract';
import type { portalAddressAdd } from '../../backend/contracts/account';
import type { Address } from '../../backend/entities';
import { addressTypeIds } from '../../domain/addressType';
import { earliestYear } from '../../domain/dateOfBirth';
import { checkYear } from '../../domain/year';
import { sentAddress, cleanText } from './lineChecks';
import { parameterCheck } from './parameterCheck';
import type { World } from './procedure';
import { refused } from './refusals';

/** Checks and formats the values of a profile address. */
export function addressValues(
  input: InputOf<typeof portalAddressAdd>,
  world: Pick<World, 'today'>,
): Omit<Address, 'id' | 'country'> {
  const lines = sentAddress(input);
  const type = typeOf(input.p_type);
  const start_date = parameterCheck('p_move_in', () => addressYear(input.p_move_in, world));
  const end_date = parameterCheck('p_move_out', () => addressYear(input.p_move_out, world));
  if (start_date && end_date && end_date < start_date) {
    throw refused.value('Moved Out must not be before Moved In', 'p_move_out');
  }
  return { ...lines, type, start_date, end_date };
}

function typeOf(id: number): Address['type'] {
  if (id === addressTypeIds.current) return { id, name: 'Current Address' };
  if (id === addressTypeIds.previous) return { id, name: 'Previous Address' };
  throw refused.value('Please choose whether this is a current or a previous address', 'p_type');
}

/** Checks a typed year; null when empty. */
function addressYear(value: string, { today }: Pick<World, 'today'>): string | null {
  const year = cleanText(value);
  if (checkYear(year ?? '', { currentYear: today.year, required: false })) {
    throw refused.value(`Please enter a valid year between ${earliestYear} and ${today.year}`);
  }
  return year;
}
