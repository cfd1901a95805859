import { useMemo } from 'react';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { useForm, type FormOptions, type Form } from '../../forms/useForm';
import { resetPasswordFields, type ResetPasswordValues } from './accessFields';
import { accessMessages } from './messages';

/**
 * Headless hook for the new-password screen, in recovery mode only.
 *
 * @example
 * ```tsx
 * function NewPassword() {
 *   const { state, submit, fieldProps, idOf, errorOf } = useResetPassword({
 *     onCompleted: () => window.location.assign('/'),
 *   });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <label htmlFor={idOf('password')}>New password</label>
 *       <input type="password" {...fieldProps('password')} />
 *       <p id={`${idOf('password')}-error`}>{errorOf('password')}</p>
 *       {state.status === 'error' && <p role="alert">{state.message}</p>}
 *       <button type="submit">Reset Password</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useResetPassword(options: FormOptions<void> = {}): Form<ResetPasswordValues> {
  const { backend, rules } = usePart('resetPassword');
  const texts = useMessages('access', accessMessages);
  const fields = useMemo(() => resetPasswordFields(texts, rules), [texts, rules]);
  return useForm({
    part: 'resetPassword',
    fields,
    run: ({ password }) => backend.auth.updatePassword({ password }),
    onDone: () => options.onCompleted?.(),
    onError: options.onError,
    onInvalid: options.onInvalid,
  });
}
