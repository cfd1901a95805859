import type { ReactNode } from 'react';
import { useSession } from '../data/useSession';
import { LogInFirst } from './LogInFirst';

export interface ForCustomerProps {
  /** True to keep the children after a log-out, when their own action ended the session. */
  staysAfterLogOut?: boolean;
  children: ReactNode;
}

/**
 * Renders a log-in prompt instead of its children while no one is logged in. After a session was lost the children
 * stay, with the values that the customer typed.
 */
export function ForCustomer({ staysAfterLogOut = false, children }: ForCustomerProps) {
  const session = useSession();
  const isLoggedOut = session.status === 'signed-out' && !session.hasLostSession;
  return isLoggedOut && !staysAfterLogOut ? <LogInFirst /> : children;
}
