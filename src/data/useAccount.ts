import { useCallback } from 'react';
import type { BackendError } from '../backend/BackendError';
import type { UserProfile } from '../backend/entities';
import { Tag } from '../domain/tags';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { queryKeys } from '../provider/queryKeys';
import { useProfileQuery } from './useProfileQuery';
import { useSession } from './useSession';

/** Who the customer is, as far as it is known. */
export type AccountState =
  /** The session is being restored, or the profile is on its way. */
  | { status: 'loading' }
  /** `hasLostSession` when a session came to an end on this page that the customer did not end here. */
  | { status: 'signed-out'; hasLostSession: boolean }
  /** In password-recovery mode. */
  | { status: 'recovering' }
  /** Two-step sign-in: the code of an authenticator app is due before anything else. */
  | { status: 'second-step' }
  /** The session or the profile could not be had; `retry` asks again. */
  | { status: 'failed'; error: BackendError; retry: () => void }
  | { status: 'ready'; user: UserProfile };

/** The signed-in customer's profile with the tags that say which screen comes next. */
export function useAccount(): AccountState {
  const { session: store } = usePensionTrace('useAccount');
  const session = useSession();
  const query = useProfileQuery();

  switch (session.status) {
    case 'restoring':
      return { status: 'loading' };
    case 'signed-out':
      return session;
    case 'recovering':
    case 'second-step':
      return { status: session.status };
    case 'failed':
      return { status: 'failed', error: session.error, retry: store.retry };
    case 'signed-in':
      if (query.data) return { status: 'ready', user: query.data };
      if (query.error && !query.isFetching) {
        return { status: 'failed', error: query.error as BackendError, retry: () => void query.refetch() };
      }
      return { status: 'loading' };
  }
}

/** Lays the tags that a procedure returned over the profile, then reads the profile anew. */
export function useApplyTags(): (tags: readonly number[] | null | undefined) => void {
  const { queryClient } = usePensionTrace('useApplyTags');
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.session.userId : '';
  return useCallback(
    (tags) => {
      const queryKey = queryKeys.user(userId);
      // A reading that began before the procedure would bring the old tags back.
      void queryClient.cancelQueries({ queryKey }).then(() => {
        if (tags) queryClient.setQueryData<UserProfile>(queryKey, (user) => user && { ...user, tags: [...tags] });
        // The processing screen looks by itself, at the pace of specification section 4.
        if (tags?.includes(Tag.processing)) return undefined;
        return queryClient.invalidateQueries({ queryKey });
      });
    },
    [queryClient, userId],
  );
}
