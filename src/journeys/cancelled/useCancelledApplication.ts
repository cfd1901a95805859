import { useMemo, useRef, useState, type SyntheticEvent } from 'react';
import type { BackendError } from '../../backend/BackendError';
import { anonymizeUser, portalRestoreApplication } from '../../backend/contracts/onboarding';
import { useApplyTags } from '../../data/useAccount';
import { useNow } from '../../data/useNow';
import { useProfileQuery } from '../../data/useProfileQuery';
import { useSend, type ActionOptions } from '../../data/useSend';
import { useSession } from '../../data/useSession';
import { twoStepMessages } from '../../features/two-step/messages';
import type { FactorCode } from '../../features/two-step/useFactorCode';
import { useForm } from '../../forms/useForm';
import type { Form } from '../../forms/Form';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { confirmationFields, type ConfirmationValues } from '../identity/confirmationFields';
import { useIdentityCheck } from '../identity/useIdentityCheck';
import { cancelledMessages } from './messages';

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
  /** Until when the application can be restored, ISO 8601. Null when the backend does not say. */
  restorableUntil: string | null;
  /**
   * False after that, unless a deletion is requested: restoring still withdraws it. False too when the backend has no
   * procedure that restores an application.
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
  keep: () => void;
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
 *   const { restore, askToDelete } = useCancelledApplication();
 *   return (
 *     <p>
 *       <button onClick={restore}>Restore Application</button>{' '}
 *       <button onClick={askToDelete}>Delete My Data</button>
 *     </p>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useCancelledApplication(options: UseCancelledApplicationOptions = {}): UseCancelledApplicationResult {
  const { backend, session: store } = usePart('cancelledApplication');
  const session = useSession();
  const texts = useMessages('cancelled', cancelledMessages);
  const codeTexts = useMessages('twoStep', twoStepMessages);
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

  const customer = session.status === 'logged-in' ? session.session : undefined;
  const [asked, setAsked] = useState<string>();
  const profile = useProfileQuery();
  const erasureDue = asked ?? profile.data?.erasure_due ?? null;
  const restorableUntil = profile.data?.restorable_until ?? null;
  // The server decides by its own clock, and the device's may be wrong.
  const serverTime = useNow(60_000).getTime() - (customer?.clockError ?? 0) * 1000;
  const isTooLate = restorableUntil !== null && serverTime > Date.parse(restorableUntil);
  const [question, setQuestion] = useState<{ customerId: string; needsCode: boolean; hasFailed: boolean }>();
  const needsCode = question?.needsCode ?? false;
  const identity = useIdentityCheck({ needsCode, passwordWrong: texts.passwordWrong });
  // Kept for a repeat: a deletion whose reply was lost may have removed the password.
  const proof = useRef<Readonly<Record<string, string>>>(undefined);
  const confirmation = useForm({
    part: 'cancelledApplication',
    fields: useMemo(() => confirmationFields({ texts, codeTexts, needsCode }), [texts, codeTexts, needsCode]),
    async run(values, { headers }) {
      if (!question) return undefined;
      proof.current ??= await identity.confirm(values);
      const sent = { headers: { ...headers, ...proof.current } };
      const reply = await backend.call(anonymizeUser, { p_id: question.customerId }, sent);
      if (reply && 'erasure_due' in reply) return reply.erasure_due;
      await store.logOut({ by: 'erasure', customerId: question.customerId });
      return undefined;
    },
    onDone(due) {
      confirmation.discard();
      setQuestion(undefined);
      setAsked(due);
      onCompleted?.({ action: due === undefined ? 'delete' : 'schedule', tags: null });
    },
    onError(error) {
      if (error.code === 'refused') proof.current = undefined;
      setQuestion((asked) => asked && { ...asked, hasFailed: true });
      onError?.(error);
    },
  });

  const state = stateOf();
  const isDeleting = state.status === 'pending' && state.action === 'delete';
  const isBusy = isDeleting || ('action' in state && state.action === 'restore' && state.status !== 'error');
  return {
    state,
    erasureDue,
    restorableUntil,
    canRestore: backend.hasProcedure(portalRestoreApplication) && (!isTooLate || erasureDue !== null),
    restore() {
      if (!isBusy) restoring.send(undefined);
    },
    askToDelete() {
      if (isBusy || !customer) return;
      setQuestion({ customerId: customer.userId, needsCode: customer.secondStep !== undefined, hasFailed: false });
    },
    confirmation,
    code: identity.code,
    keep() {
      if (isDeleting) return;
      confirmation.discard();
      proof.current = undefined;
      setQuestion(undefined);
    },
    confirmDelete(event) {
      event?.preventDefault();
      if (question) confirmation.submit();
    },
  };

  function stateOf(): CancelledState {
    if (confirmation.state.status === 'success' && asked === undefined) return { status: 'success', action: 'delete' };
    if (question) {
      if (confirmation.state.status === 'pending') return { status: 'pending', action: 'delete' };
      if (!question.hasFailed || confirmation.state.status !== 'error')
        return { status: 'confirming', action: 'delete' };
      return { ...confirmation.state, action: 'delete' };
    }
    return restoring.state.status === 'idle' ? restoring.state : { ...restoring.state, action: 'restore' };
  }
}
