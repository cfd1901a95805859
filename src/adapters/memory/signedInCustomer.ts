import { BackendError } from '../../backend/BackendError';
import type { Customer, MemoryState } from './MemoryState';

/** SQLSTATE of something that a caller without a session may not touch. */
const notPermitted = '42501';

/**
 * The customer who is signed in. Throws `signed-out` when nobody is.
 *
 * @param what What needs them, for developers.
 */
export function signedInCustomer(state: MemoryState, what: string, serverCode: string = notPermitted): Customer {
  const customer = state.customers.find(({ id }) => id === state.signedInAs);
  if (customer) return customer;
  throw new BackendError('signed-out', `${what} needs a session that the server accepts`, { serverCode });
}

/** Whether they have an authenticator app whose code this session has not been given. */
export function isSecondStepDue(state: MemoryState): boolean {
  const customer = state.customers.find(({ id }) => id === state.signedInAs);
  return state.accessLevel === 'aal1' && (customer?.factors.some(({ isVerified }) => isVerified) ?? false);
}
