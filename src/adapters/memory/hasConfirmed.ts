import type { Customer } from './MemoryState';
import type { World } from './procedure';

/** How long a confirmed password is valid. */
const confirmationLifetime = 5 * 60 * 1000;

/** Whether the request proves that this customer entered their password just now. */
export function hasConfirmed(
  customer: Customer,
  { state, now, headers }: Pick<World, 'state' | 'now' | 'headers'>,
): boolean {
  const confirmation = state.confirmations[headers.Authorization ?? ''];
  if (confirmation?.customerId !== customer.id) return false;
  return now.getTime() - new Date(confirmation.at).getTime() < confirmationLifetime;
}
