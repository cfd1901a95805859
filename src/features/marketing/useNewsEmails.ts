import { portalUserUpdateNews } from '../../backend/contracts/account';
import type { UserProfile } from '../../backend/entities';
import { usePart } from '../../provider/usePart';
import { profileSource, queryKeys } from '../../provider/queryKeys';
import { useProfileQuery } from '../../data/useProfileQuery';
import { useSend, type ActionOptions, type SendState } from '../../data/useSend';
import { useUserId } from '../../data/useUserId';

/** The switch for emails about the customer's own traces. */
export interface NewsEmails {
  /** The state of the last change. After an error, the switch is where it was. */
  state: SendState<unknown>;
  /** Undefined until the profile has loaded, and for a backend that sends no such messages: show no switch. */
  isOn: boolean | undefined;
  /** Saves the choice at once. Does nothing while a choice is being saved. */
  choose: (isOn: boolean) => void;
}

/**
 * Headless hook for the switch 'Email me when there is news', which is apart from the marketing preferences: reads
 * `news_email` of `portal_user` and sends `portal_user_update_news`.
 *
 * @example
 * ```tsx
 * function NewsEmailsExample() {
 *   const { isOn = false, choose } = useNewsEmails();
 *   return (
 *     <label>
 *       <input type="checkbox" checked={isOn} onChange={({ target }) => choose(target.checked)} /> Email me news
 *     </label>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useNewsEmails({ onCompleted, onError }: ActionOptions = {}): NewsEmails {
  const { backend, queryClient } = usePart('newsEmails');
  const userId = useUserId();
  const saved = useProfileQuery().data?.news_email ?? undefined;
  const { state, send } = useSend(
    'newsEmails',
    (p_email: boolean, headers) => backend.call(portalUserUpdateNews, { p_email }, { headers }),
    {
      onDone(_reply, isOn) {
        queryClient.setQueryData<UserProfile>(
          queryKeys.read(userId, profileSource),
          (user) => user && { ...user, news_email: isOn },
        );
        onCompleted?.();
      },
      onError,
    },
  );
  // While it is being saved, the switch shows the choice.
  const isOn = saved !== undefined && state.status === 'pending' ? !saved : saved;
  return {
    state,
    isOn,
    choose(wanted) {
      if (saved !== undefined && wanted !== isOn) send(wanted);
    },
  };
}
