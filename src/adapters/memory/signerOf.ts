import type { Address } from '../../backend/entities';
import type { SignedRecord } from '../../backend/contracts/signedRecord';
import { addressTypeIds } from '../../domain/addressType';
import { addressesInOrder } from './addressesInOrder';
import type { Customer, MemoryState } from './MemoryState';
import { refused } from './refusals';

/** The signer's details in a letter of authority. */
export function signerOf(
  customer: Customer,
  { companyName, companyAddress }: Pick<MemoryState, 'companyName' | 'companyAddress'>,
): SignedRecord['signer'] {
  return {
    title: customer.title,
    first_name: customer.firstName,
    last_name: customer.lastName,
    previous_names: customer.previousNames,
    birth_date: customer.birthDate,
    national_insurance: customer.nationalInsurance,
    company_name: nameInLetter(companyName),
    company_address: companyAddress,
    address: letterAddress(customer) ?? null,
  };
}

/** Returns the firm's name; refuses a letter that names no one. */
export function nameInLetter(companyName: string | null): string {
  if (companyName === null) throw refused.unnamedLetter();
  return companyName;
}

/** The address in a letter of authority. */
export function letterAddress({ addresses }: Pick<Customer, 'addresses'>): Address | undefined {
  return addressesInOrder(addresses).find(({ type }) => type.id === addressTypeIds.current);
}
