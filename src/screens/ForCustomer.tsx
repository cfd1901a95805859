import type { ReactNode } from 'react';
import { useSession } from '../data/useSession';
import { LogInFirst } from './LogInFirst';

export interface ForCustomerProps {
  /** True to keep the children after a log-out, when their own action ended the session. */
  staysAfterLogOut?: boolean | undefined;
  children: ReactNode;
}

/**
 * Renders a log-in prompt instead of its children while logged out. When a session is lost, the children stay mounted
 * with the typed values.
 */
export function ForCustomer({ staysAfterLogOut = false, children }: ForCustomerProps) {
  const session = useSession();
  const isLoggedOut = session.status === 'logged-out' && !session.hasLostSession;
  return isLoggedOut && !staysAfterLogOut ? <LogInFirst /> : children;
}
