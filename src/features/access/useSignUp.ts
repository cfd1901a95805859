import { useMemo, useState } from 'react';
import { sharedMessages } from '../../provider/sharedMessages';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { useForm } from '../../forms/useForm';
import type { FormDefaults, QuestionForm, QuestionOptions } from '../../forms/Form';
import { signUpFields, type SignUpValues } from './accessFields';
import { accessMessages } from './messages';
import { useKeepEmail, useKeptEmail } from './useKeptEmail';

/** The auth server's codes for an email that has an account. */
const isTaken: ReadonlySet<string> = new Set(['user_already_exists', 'email_exists']);

export interface UseSignUpOptions<Extra = unknown>
  extends QuestionOptions<Extra, unknown>, FormDefaults<Omit<SignUpValues, 'password'>> {}

/** The result of {@link useSignUp}. */
export interface UseSignUpResult extends QuestionForm<SignUpValues> {
  /** The address that a confirmation mail was sent to, where addresses are confirmed. There is no session yet. */
  confirmationSentTo: string | undefined;
  /** Whether the last submission failed because the email has an account. The log-in screen starts with that email. */
  isRegistered: boolean;
}

/**
 * Headless hook for the sign-up screen.
 *
 * @example
 * ```tsx
 * function SignUp() {
 *   const { submit, fieldProps, errorOf } = useSignUp({ onCompleted: () => console.log('signed up') });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <input aria-label="Email" {...fieldProps('email')} /> {errorOf('email')} <button>Start Your Trace</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useSignUp<Extra = unknown>(options: UseSignUpOptions<Extra> = {}): UseSignUpResult {
  const { backend, rules } = usePart('signUp');
  const texts = useMessages('access', accessMessages);
  const shared = useMessages('shared', sharedMessages);
  const fields = useMemo(() => signUpFields(texts, shared, rules), [texts, shared, rules]);
  const email = useKeptEmail();
  const [confirmationSentTo, setConfirmationSentTo] = useState<string>();
  const form = useForm({
    part: 'signUp',
    fields,
    defaultValues: options.defaultValues,
    arriving: email === undefined ? undefined : { email },
    extraSchema: options.extraSchema,
    run: (account, { extra }) => backend.auth.signUp({ ...account, ...(extra && { extra }) }),
    onDone: (outcome, { email }, extra) => {
      forgetEmail();
      if (outcome === 'confirm-email') setConfirmationSentTo(email);
      else options.onCompleted?.({ extra });
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });
  const forgetEmail = useKeepEmail(form.form);
  const { state } = form;
  const isRegistered = state.status === 'error' && isTaken.has(state.error.serverCode ?? '');
  return { ...form, confirmationSentTo, isRegistered };
}
