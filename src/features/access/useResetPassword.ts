import { useMemo, useState } from 'react';
import { useSession } from '../../data/useSession';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { useForm } from '../../forms/useForm';
import type { FormOptions, Form } from '../../forms/Form';
import { resetPasswordFields, type ResetPasswordValues } from './accessFields';
import { accessMessages } from './messages';

export interface UseResetPasswordOptions extends FormOptions<void> {
  /** Called when the customer leaves the account of the link, before the link closes. */
  onLeave?: (() => void) | undefined;
}

/** The result of {@link useResetPassword}. */
export interface UseResetPasswordResult extends Form<ResetPasswordValues> {
  /** The email address of the account. Show it above the fields: anyone can send a customer a link of their own. */
  account: string | undefined;
  /** Leaves the account, for 'This is not me'. The password stays as it is. */
  leave: () => void;
  /** True once the customer has left. */
  hasLeft: boolean;
}

/**
 * Headless hook for the new-password screen, in recovery mode only.
 *
 * @example
 * ```tsx
 * function NewPassword() {
 *   const { submit, fieldProps, errorOf } = useResetPassword({ onCompleted: () => window.location.assign('/login') });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <input aria-label="New password" type="password" {...fieldProps('password')} /> {errorOf('password')} <button>Reset Password</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useResetPassword(options: UseResetPasswordOptions = {}): UseResetPasswordResult {
  const { backend, rules, session: store } = usePart('resetPassword');
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const texts = useMessages('access', accessMessages);
  const fields = useMemo(() => resetPasswordFields(texts, rules), [texts, rules]);
  const form = useForm({
    part: 'resetPassword',
    fields,
    run: ({ password }) => backend.auth.updatePassword({ password }),
    onDone: () => options.onCompleted?.(),
    onError: options.onError,
    onInvalid: options.onInvalid,
  });

  const isOpen = session.status === 'recovering';
  return {
    ...form,
    account: isOpen ? session.session.email : undefined,
    hasLeft: isLeaving && !isOpen,
    leave() {
      setIsLeaving(true);
      options.onLeave?.();
      // The backend reports a failure. The link then stays open.
      store.closeLink().catch(() => setIsLeaving(false));
    },
  };
}
