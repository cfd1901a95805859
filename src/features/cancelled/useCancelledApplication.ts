import type { BackendError } from '../../backend/BackendError';
import { anonymizeUser, portalRestoreApplication } from '../../backend/contracts/onboarding';
import { usePart } from '../../provider/usePart';
import { useApplyTags } from '../../data/useAccount';
import { useConfirmation } from '../../data/useConfirmation';
import { useSend, type ActionOptions } from '../../data/useSend';
import { useSession } from '../../data/useSession';

/** The state of a cancelled application. */
export type CancelledState =
  | { status: 'idle' }
  | { status: 'restoring' }
  /** Restoring failed. `message` is for customers; after 14 days it is the server's. */
  | { status: 'restore-failed'; message: string; error: BackendError }
  | { status: 'restored' }
  /** The question before deleting shows. */
  | { status: 'confirming' }
  | { status: 'deleting' }
  /** Deleting or logging out failed. `message` is for customers; the question still shows. */
  | { status: 'delete-failed'; message: string; error: BackendError }
  | { status: 'deleted' };

/** `tags` is null after a deletion, which ends the session. */
export type UseCancelledApplicationOptions = ActionOptions<{
  action: 'restore' | 'delete';
  tags: readonly number[] | null;
}>;

/** The result of {@link useCancelledApplication}. */
export interface UseCancelledApplicationResult {
  state: CancelledState;
  /** Restores the application. */
  restore: () => void;
  /** Shows the question before deleting. Sends nothing. */
  askToDelete: () => void;
  /** Closes the question, unless the data is being deleted. */
  keep: () => void;
  /** Deletes the data for good, then signs out. Only after `askToDelete`. */
  confirmDelete: () => void;
}

/**
 * Headless hook for a cancelled application: procedures `portal_restore_application` and `anonymize_user`
 * (specification sections 2.3, 4 and 7).
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useCancelledApplication(options: UseCancelledApplicationOptions = {}): UseCancelledApplicationResult {
  const { backend, drafts, session: store } = usePart('cancelledApplication');
  const session = useSession();
  const applyTags = useApplyTags();
  const { onCompleted, onError } = options;
  const restoring = useSend(
    'cancelledApplication',
    (_: undefined, headers) => backend.call(portalRestoreApplication, undefined, { headers }),
    {
      onDone: (tags) => {
        applyTags(tags);
        onCompleted?.({ action: 'restore', tags });
      },
      onError,
    },
  );
  const deletion = useConfirmation(
    'cancelledApplication',
    async (p_id: string, headers) => {
      await backend.call(anonymizeUser, { p_id }, { headers });
      await store.signOut();
    },
    {
      onDone: () => {
        drafts.clear();
        onCompleted?.({ action: 'delete', tags: null });
      },
      onError,
    },
  );

  const state = stateOf();
  const isBusy = state.status === 'restoring' || state.status === 'restored' || state.status === 'deleting';
  return {
    state,
    restore() {
      if (!isBusy) restoring.send(undefined);
    },
    askToDelete() {
      if (!isBusy && session.status === 'signed-in') deletion.ask(session.session.userId);
    },
    keep: deletion.keep,
    confirmDelete: deletion.confirm,
  };

  function stateOf(): CancelledState {
    switch (deletion.state.status) {
      case 'confirming':
        return { status: 'confirming' };
      case 'sending':
        return { status: 'deleting' };
      case 'failed':
        return { ...deletion.state, status: 'delete-failed' };
      case 'done':
        return { status: 'deleted' };
      case 'idle':
    }
    if (restoring.state.status === 'failed') return { ...restoring.state, status: 'restore-failed' };
    if (restoring.state.status === 'sending') return { status: 'restoring' };
    return { status: restoring.state.status === 'done' ? 'restored' : 'idle' };
  }
}
