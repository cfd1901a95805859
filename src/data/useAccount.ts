import { useCallback } from 'react';
import type { BackendError } from '../backend/BackendError';
import type { UserProfile } from '../backend/entities';
import { Tag } from '../domain/tags';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { profileSource, queryKeys } from '../provider/queryKeys';
import { useProfileQuery } from './useProfileQuery';
import { useSession } from './useSession';
import { useUserId } from './useUserId';

/** The state of the customer's account. */
export type AccountState =
  /** The session is being restored, or the profile is loading. */
  | { status: 'pending' }
  /**
   * `hasLostSession` when the session ended without a log-out here; `wasIdle` when it ended through inactivity.
   * `hasLoggedOut` after a log-out on this page, `hasSavedAnswers` when it saved what the customer had typed.
   */
  | {
      status: 'logged-out';
      hasLostSession: boolean;
      wasIdle?: boolean;
      wasUnkept?: boolean;
      hasLoggedOut?: boolean;
      hasSavedAnswers?: boolean;
    }
  /** In password-recovery mode. */
  | { status: 'recovering' }
  /** The session needs the code of an authenticator app first. */
  | { status: 'second-step' }
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

  switch (session.status) {
    case 'pending':
      return { status: 'pending' };
    case 'logged-out':
      return session;
    case 'recovering':
    case 'second-step':
      return { status: session.status };
    case 'error':
      return { status: 'error', error: session.error, retry: store.retry };
    case 'logged-in':
      if (query.data) return { status: 'success', user: query.data };
      if (query.error && !query.isFetching) {
        return { status: 'error', error: query.error, retry: () => void query.refetch() };
      }
      return { status: 'pending' };
  }
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
