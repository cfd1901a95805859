import type * as z from 'zod/mini';
import type { userProfile } from '../../backend/entities';
import { addressesInOrder } from './addressesInOrder';
import type { Customer } from './MemoryState';

/**
 * Returns the profile in the form of `portal_user`. Only the end of the National Insurance number leaves the server.
 */
export function profileOf(customer: Customer): z.input<typeof userProfile> {
  return {
    id: customer.id,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email || null,
    phone: customer.phone,
    addresses: addressesInOrder(customer.addresses),
    signature: customer.authorisations.at(-1)?.signature ?? null,
    marketing: customer.marketing,
    birth_date: customer.birthDate,
    reason: customer.reason,
    national_insurance_ending: customer.nationalInsurance?.slice(-3) ?? null,
    admin: customer.admin,
    first_visit: customer.firstVisit,
    erasure_due: customer.erasureDue,
    tags: customer.tags,
  };
}
