import type { SignedRecord } from '../../backend/contracts/signedRecord';
import { addressesInOrder } from './addressesInOrder';
import type { Customer, MemoryState } from './MemoryState';

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
    company_name: companyName,
    company_address: companyAddress,
    address: addressesInOrder(customer.addresses).find(({ type }) => type.id === 1) ?? null,
  };
}
