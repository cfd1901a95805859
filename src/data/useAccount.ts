import { useCallback } from 'react';
import type { BackendError } from '../backend/BackendError';
import type { UserProfile } from '../backend/entities';
import { Tag } from '../domain/tags';
import { usePensionTrace } from '../provider/PensionTraceContext';
import type { SessionState } from '../provider/sessionMachine';
import { profileSource, queryKeys } from '../provider/queryKeys';
import { useProfileQuery } from './useProfileQuery';
import { useSession } from './useSession';
import { useUserId } from './useUserId';

/** The state of the customer's account: of the session and, while logged in, of the profile. */
export type AccountState =
  | Exclude<SessionState, { status: 'logged-in' | 'error' }>
  /** The session or the profile failed to load; `retry` loads it again. */
  | { status: 'error'; error: BackendError; retry: () => void }
  | { status: 'success'; user: UserProfile };

/**
 * The logged-in customer's profile, with the tags that decide the next step.
 *
 * @example
 * ```tsx
 * function AccountExample() {
 *   const account = useAccount();
 *   if (account.status === 'success') return <p>Hello {account.user.first_name}</p>;
 *   if (account.status === 'error') return <button onClick={account.retry}>Try again</button>;
 *   return <p>{account.status === 'logged-out' ? 'Please log in.' : 'Loading…'}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useAccount(): AccountState {
  const { session: store } = usePensionTrace('useAccount');
  const session = useSession();
  const query = useProfileQuery();

  if (session.status === 'error') return { ...session, retry: store.retry };
  if (session.status !== 'logged-in') return session;
  if (query.data) return { status: 'success', user: query.data };
  if (!query.error || query.isFetching) return { status: 'pending' };
  return { status: 'error', error: query.error, retry: () => void query.refetch() };
}

/** Returns a function that sets a procedure's tags in the cached profile, then refetches the profile. */
export function useApplyTags(): (tags: readonly number[] | null | undefined) => void {
  const { queryClient } = usePensionTrace();
  const userId = useUserId();
  return useCallback(
    (tags) => {
      const queryKey = queryKeys.read(userId, profileSource);
      // Cancel reads that began before the procedure: they would restore the old tags.
      void queryClient.cancelQueries({ queryKey }).then(() => {
        if (tags) queryClient.setQueryData<UserProfile>(queryKey, (user) => user && { ...user, tags: [...tags] });
        // The processing screen polls the profile itself, every three seconds.
        if (tags?.includes(Tag.processing)) return undefined;
        return queryClient.invalidateQueries({ queryKey });
      });
    },
    [queryClient, userId],
  );
}
