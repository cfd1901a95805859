import { BackendError } from '../../backend/BackendError';
import type { Customer, MemoryState } from './MemoryState';

/** SQLSTATE of a missing permission. */
const notPermitted = '42501';

/**
 * Returns the signed-in customer. Throws `signed-out` when there is none.
 *
 * @param what The call, for the error message.
 */
export function signedInCustomer(state: MemoryState, what: string, serverCode: string = notPermitted): Customer {
  const customer = state.customers.find(({ id }) => id === state.signedInAs);
  if (customer) return customer;
  throw new BackendError('signed-out', `${what} needs a session that the server accepts`, { serverCode });
}

/** Whether the customer has an authenticator app and this session has not passed the second step. */
export function isSecondStepDue(state: MemoryState): boolean {
  const customer = state.customers.find(({ id }) => id === state.signedInAs);
  return state.accessLevel === 'aal1' && (customer?.factors.some(({ isVerified }) => isVerified) ?? false);
}
