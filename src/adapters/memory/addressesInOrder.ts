import type { Address } from '../../backend/entities';

/** Sorts the current address first, then the most recent; those without a year last. */
export function addressesInOrder(addresses: readonly Address[]): Address[] {
  return [...addresses].sort(
    (one, other) => one.type.id - other.type.id || Number(movedIn(other)) - Number(movedIn(one)),
  );
}

function movedIn({ start_date }: Address): string {
  return start_date ?? '0';
}
