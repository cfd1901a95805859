import type { InputOf } from '../../backend/contract';
import type { portalAddress } from '../../backend/contracts/onboarding';
import type { Address, AddressLines } from '../../backend/entities';
import { addressTypeIds } from '../../domain/addressType';

/** The lines of an address among a procedure's parameters. Empty lines become null. */
export function addressValues(input: InputOf<typeof portalAddress>): AddressLines {
  const { p_line1: line1, p_line2, p_line3, p_city: city, p_postcode: postcode } = input;
  return { line1, line2: p_line2 || null, line3: p_line3 || null, city, postcode };
}

/** Sorts the current address first, then the most recent; those without a year last. */
export function addressesInOrder(addresses: readonly Address[]): Address[] {
  const year = ({ start_date }: Address) => Number(start_date ?? 0);
  return [...addresses].sort((one, other) => one.type.id - other.type.id || year(other) - year(one));
}

/** The address in a letter of authority. */
export function letterAddress(addresses: readonly Address[]): Address | undefined {
  return addressesInOrder(addresses).find(({ type }) => type.id === addressTypeIds.current);
}
