import { useMemo } from 'react';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../provider/useMessages';
import { useForm, type FormOptions, type Form } from '../../forms/useForm';
import { resetPasswordFields, type ResetPasswordValues } from './accessFields';
import { accessMessages } from './messages';

/**
 * Headless hook for the new-password screen, in recovery mode only (specification sections 2.2, 5 and 7).
 *
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
