import { BackendError } from '../backend/BackendError';
import { useSession } from './useSession';

/**
 * Returns the error that prevents loading a customer's data without a session; undefined while the session is restored
 * or exists.
 *
 * @param what The data, for the error message.
 */
export function useSessionError(what: string): BackendError | undefined {
  const session = useSession();
  switch (session.status) {
    case 'pending':
    case 'logged-in':
      return undefined;
    case 'error':
      return session.error;
    case 'second-step':
      return new BackendError('second-step', `${what} needs the second step of signing in`);
    case 'logged-out':
    case 'recovering':
      return new BackendError('logged-out', `${what} needs a logged-in customer`);
  }
}
