import { BackendError } from '../../backend/BackendError';
import type { Customer, MemoryState } from './MemoryState';
import { refused } from './refusals';

/** SQLSTATE of a missing permission. */
const notPermitted = '42501';

/** The account and the access level of a session. */
export interface Account {
  customer: Customer | undefined;
  accessLevel: MemoryState['accessLevel'];
}

/** The account of the page's own session. */
export function pageAccount({ customers, loggedInAs, accessLevel }: MemoryState): Account {
  return { customer: customers.find(({ id }) => id === loggedInAs), accessLevel };
}

/** The account of the password-reset link that is open. */
export function linkAccount({ customers, openedLink }: MemoryState): Account | undefined {
  if (!openedLink) return undefined;
  const { customerId, accessLevel } = openedLink;
  return { customer: customers.find(({ id }) => id === customerId), accessLevel };
}

/** Whether the account has an authenticator app and this session has not passed the second step. */
export function isStepDue({ customer, accessLevel }: Account): boolean {
  return accessLevel === 'aal1' && (customer?.factors.some(({ isVerified }) => isVerified) ?? false);
}

/** Returns the logged-in customer. Throws `logged-out`, which names the call `what`, when there is none. */
export function loggedInCustomer(state: MemoryState, what: string, serverCode: string = notPermitted): Customer {
  return requireCustomer(pageAccount(state), what, serverCode);
}

export function requireCustomer({ customer }: Account, what: string, serverCode?: string): Customer {
  if (customer) return customer;
  throw new BackendError('logged-out', `${what} needs a session that the server accepts`, { serverCode });
}

/** Returns the row with this id. Another customer's row counts as missing. */
export function findRow<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw refused.missing();
  return found;
}
