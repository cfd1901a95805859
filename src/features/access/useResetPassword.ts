import { useMemo } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { useForm, type FormOptions, type Form } from '../../forms/useForm';
import { resetPasswordSchema, type ResetPasswordValues } from './accessSchemas';
import { accessMessages } from './messages';

export interface UseResetPasswordOptions {
  /** Called when a submission finds `count` invalid fields. */
  onInvalid?: FormOptions['onInvalid'];
}

/**
 * Headless hook for the new-password screen, in recovery mode only (specification sections 2.2, 5 and 7).
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useResetPassword(options: UseResetPasswordOptions = {}): Form<ResetPasswordValues> {
  const { backend, rules } = usePensionTrace('useResetPassword');
  const texts = useMessages('access', accessMessages);
  const schema = useMemo(() => resetPasswordSchema(texts, rules), [texts, rules]);
  return useForm({
    schema,
    defaultValues: { password: '', confirmation: '' },
    order: ['password', 'confirmation'],
    run: ({ password }: ResetPasswordValues) => backend.auth.updatePassword({ password }),
    onInvalid: options.onInvalid,
  });
}
