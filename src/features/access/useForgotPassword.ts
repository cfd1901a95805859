import { useMemo, useState } from 'react';
import { usePart } from '../../provider/usePart';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../texts/useMessages';
import { useForm } from '../../forms/useForm';
import type { FormDefaults, FormOptions, Form } from '../../forms/Form';
import { forgotPasswordFields, type ForgotPasswordValues } from './accessFields';
import { accessMessages } from './messages';
import { useKeepEmail, useKeptEmail } from './useKeptEmail';

export interface UseForgotPasswordOptions extends FormOptions<void>, FormDefaults<ForgotPasswordValues> {
  /**
   * The absolute address of the page that sets the new password, on the same origin. Default: the page `resetPassword`
   * of the provider's paths.
   */
  redirectTo?: string | undefined;
}

/** The result of {@link useForgotPassword}. */
export interface UseForgotPasswordResult extends Form<ForgotPasswordValues> {
  /** The address that the instructions were sent to; undefined until then. */
  sentTo: string | undefined;
}

/**
 * Headless hook for the forgotten-password screen.
 *
 * @example
 * ```tsx
 * function ForgottenPassword() {
 *   const { submit, fieldProps, errorOf } = useForgotPassword();
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <input aria-label="Email" {...fieldProps('email')} /> {errorOf('email')} <button>Send Reset Instructions</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useForgotPassword(options: UseForgotPasswordOptions = {}): UseForgotPasswordResult {
  const { backend } = usePart('forgotPassword');
  const { linkTo } = useNavigation();
  const texts = useMessages('access', accessMessages);
  const fields = useMemo(() => forgotPasswordFields(texts), [texts]);
  const [sentTo, setSentTo] = useState<string>();
  const email = useKeptEmail();
  const form = useForm({
    part: 'forgotPassword',
    fields,
    defaultValues: options.defaultValues,
    arriving: email === undefined ? undefined : { email },
    run: ({ email }) =>
      backend.auth.requestPasswordReset({
        email,
        redirectTo: options.redirectTo ?? new URL(linkTo('resetPassword').href, window.location.href).href,
      }),
    onDone: (_reply, { email }) => {
      setSentTo(email);
      options.onCompleted?.();
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });
  useKeepEmail(form.form);
  return { ...form, sentTo };
}
