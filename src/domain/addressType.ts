export type AddressType = 'current' | 'previous';

/** The number sent for each type. */
export const addressTypeIds: Record<AddressType, number> = { current: 1, previous: 2 };

/** The type for a number: the backend sends 1 or 121 for the current address, 2 or 122 for a previous one. */
export function addressTypeOf(id: number): AddressType | undefined {
  if (id === 1 || id === 121) return 'current';
  if (id === 2 || id === 122) return 'previous';
  return undefined;
}

/** The first current address of a list, other than `except`. */
export function currentAddressOf<Item extends { id?: string; type: { id: number } }>(
  addresses: readonly Item[],
  except?: { id: string },
): Item | undefined {
  return addresses.find(({ id, type }) => addressTypeOf(type.id) === 'current' && (!except || id !== except.id));
}
