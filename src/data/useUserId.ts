import { useSession } from './useSession';

/** The signed-in customer's id; empty while no customer is signed in. */
export function useUserId(): string {
  const session = useSession();
  return session.status === 'signed-in' ? session.session.userId : '';
}
