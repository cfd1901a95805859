import { BackendError } from '../../backend/BackendError';
import type { Customer, MemoryState } from './MemoryState';

/** SQLSTATE of a missing permission. */
const notPermitted = '42501';

/**
 * Returns the logged-in customer. Throws `logged-out` when there is none.
 *
 * @param what The call, for the error message.
 */
export function loggedInCustomer(state: MemoryState, what: string, serverCode: string = notPermitted): Customer {
  const customer = state.customers.find(({ id }) => id === state.loggedInAs);
  if (customer) return customer;
  throw new BackendError('logged-out', `${what} needs a session that the server accepts`, { serverCode });
}

/** Whether the customer has an authenticator app and this session has not passed the second step. */
export function isSecondStepDue(state: MemoryState): boolean {
  return isStepDue({
    customer: state.customers.find(({ id }) => id === state.loggedInAs),
    accessLevel: state.accessLevel,
  });
}

/** The account and the access level of a session. */
export interface AuthAccount {
  customer: Customer | undefined;
  accessLevel: MemoryState['accessLevel'];
}

/** The account that the auth service acts on: that of an open link, otherwise the logged-in customer's. */
export function authAccount({ customers, openedLink, loggedInAs, accessLevel }: MemoryState): AuthAccount {
  const customerId = openedLink ? openedLink.customerId : loggedInAs;
  return {
    customer: customers.find(({ id }) => id === customerId),
    accessLevel: openedLink ? openedLink.accessLevel : accessLevel,
  };
}

/** The same as {@link isSecondStepDue}, for the session of an account. */
export function isStepDue({ customer, accessLevel }: AuthAccount): boolean {
  return accessLevel === 'aal1' && (customer?.factors.some(({ isVerified }) => isVerified) ?? false);
}
