import type { SyntheticEvent } from 'react';
import type { BackendError } from '../../backend/BackendError';
import type { UserProfile } from '../../backend/entities';
import { portalRestoreApplication } from '../../backend/contracts/onboarding';
import { useApplyTags } from '../../data/useAccount';
import { useNow } from '../../data/useNow';
import { useProfileQuery } from '../../data/useProfileQuery';
import { about, useSend, type ActionOptions } from '../../data/useSend';
import { useSession } from '../../data/useSession';
import type { FactorCode } from '../../features/two-step/useFactorCode';
import type { Form } from '../../forms/Form';
import { usePart } from '../../provider/usePart';
import type { ConfirmationValues } from '../identity/confirmationFields';
import { useErasure } from './useErasure';

/** The state of a cancelled application. */
export type CancelledState =
  | { status: 'idle' }
  | { status: 'pending' | 'success'; action: 'restore' | 'delete' }
  /** Restoring failed. `message` is for customers; after 14 days it is the server's. */
  | { status: 'error'; action: 'restore'; message: string; error: BackendError }
  /** The question before deleting is shown. */
  | { status: 'confirming'; action: 'delete' }
  /** The password is wrong, or deleting failed. `message` is for customers; the question is still shown. */
  | { status: 'error'; action: 'delete'; message: string; error: BackendError };

/** `tags` is null after a deletion, which ends the session unless the deletion is delayed. */
export type UseCancelledApplicationOptions = ActionOptions<{
  /** 'schedule' when the deletion is delayed. */
  action: 'restore' | 'delete' | 'schedule';
  tags: readonly number[] | null;
}>;

/** The result of {@link useCancelledApplication}. */
export interface UseCancelledApplicationResult {
  state: CancelledState;
  /** When a delayed deletion deletes the data, ISO 8601; `restore` withdraws it. Null without a requested deletion. */
  erasureDue: string | null;
  /** Why the firm closed the account, which the customer cannot restore. Null when the customer cancelled. */
  closed: NonNullable<UserProfile['closed']> | null;
  /** Until when the application can be restored, ISO 8601. Null when the backend does not say. */
  restorableUntil: string | null;
  /**
   * False after that, unless a deletion is requested: restoring still withdraws it. False too for a closed account, and
   * when the backend has no procedure that restores an application.
   */
  canRestore: boolean;
  /** Restores the application. */
  restore: () => void;
  /** Shows the question before deleting, without sending anything. */
  askToDelete: () => void;
  /** The fields of the question: `password`, and `code` where two-step sign-in is on. */
  confirmation: Form<ConfirmationValues>;
  /** The source of the code. Undefined without two-step sign-in, when no code is needed. */
  code: Pick<FactorCode, 'way' | 'text'> | undefined;
  /** Closes the question, unless the data is being deleted. */
  close: () => void;
  /**
   * Checks the password, deletes the data permanently, then logs out. If the firm delays deletions, it only schedules
   * the deletion. Does nothing before `askToDelete`.
   */
  confirmDelete: (event?: SyntheticEvent) => void;
}

/**
 * Headless hook for a cancelled application: procedures `portal_restore_application` and `anonymize_user`. The
 * customer confirms a deletion with their password.
 *
 * @example
 * ```tsx
 * function CancelledApplicationExample() {
 *   const { canRestore, restore } = useCancelledApplication();
 *   return (
 *     <button disabled={!canRestore} onClick={restore}>
 *       Restore Application
 *     </button>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useCancelledApplication(options: UseCancelledApplicationOptions = {}): UseCancelledApplicationResult {
  const { backend } = usePart('cancelledApplication');
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
  const erasure = useErasure({
    onCompleted: ({ due }) => onCompleted?.({ action: due === undefined ? 'delete' : 'schedule', tags: null }),
    onError,
  });

  const customer = session.status === 'logged-in' ? session.session : undefined;
  const profile = useProfileQuery();
  const erasureDue = erasure.due ?? profile.data?.erasure_due ?? null;
  const closed = profile.data?.closed ?? null;
  const restorableUntil = profile.data?.restorable_until ?? null;
  // The server decides by its own clock, and the device's may be wrong.
  const serverTime = useNow(60_000).getTime() - (customer?.clockError ?? 0) * 1000;
  const isTooLate = restorableUntil !== null && serverTime > Date.parse(restorableUntil);
  const isRestoring = restoring.state.status === 'pending' || restoring.state.status === 'success';

  return {
    state:
      erasure.state.status === 'idle'
        ? about(restoring.state, { action: 'restore' })
        : { ...erasure.state, action: 'delete' },
    erasureDue,
    closed,
    restorableUntil,
    canRestore:
      backend.hasProcedure(portalRestoreApplication) && closed === null && (!isTooLate || erasureDue !== null),
    restore() {
      if (!isRestoring && erasure.state.status !== 'pending') restoring.send(undefined);
    },
    askToDelete() {
      if (customer && !isRestoring) erasure.ask();
    },
    confirmation: erasure.form,
    code: erasure.form.code,
    close: erasure.close,
    confirmDelete(event) {
      event?.preventDefault();
      erasure.confirm();
    },
  };
}
