import type * as z from 'zod/mini';
import type { userProfile } from '../../backend/entities';
import type { Customer } from './MemoryState';

/** Sets the customer's one tag and returns the list as a procedure does. */
export function moveTo(customer: Customer, tag: number): number[] {
  customer.tags = [tag];
  return [...customer.tags];
}

/** The profile as `portal_user` gives it. */
export function profileOf(customer: Customer): z.input<typeof userProfile> {
  return {
    id: customer.id,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    addresses: customer.addresses,
    signature: customer.signature,
    marketing: customer.marketing,
    birth_date: customer.birthDate,
    admin: customer.admin,
    first_visit: customer.tags.includes(12),
    tags: customer.tags,
  };
}
