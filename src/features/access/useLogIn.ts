import { useEffect, useMemo } from 'react';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { useForm } from '../../forms/useForm';
import type { FormDefaults, FormOptions, Form } from '../../forms/Form';
import { logInFields, type LogInValues } from './accessFields';
import { accessMessages } from './messages';
import { useKeepEmail, useKeptEmail } from './useKeptEmail';
import { useQuery } from '@tanstack/react-query';
import { portalWelcomeBack } from '../../backend/contracts/onboarding';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { queryKeys } from '../../provider/queryKeys';

export interface UseLogInOptions extends FormOptions<void>, FormDefaults<Omit<LogInValues, 'password'>> {
  /** The invite id in the link that led here; `LogInForm` finds it in the path below a `PensionTracePage`. It puts the name into the heading and fills in the email. */
  inviteId?: string | undefined;
}

/** The result of {@link useLogIn}. */
export interface UseLogInResult extends Form<LogInValues> {
  /** The name in the invite, once it has loaded. */
  invitedName: string | undefined;
}

/**
 * Headless hook for the log-in screen.
 *
 * @example
 * ```tsx
 * function LogIn() {
 *   const { submit, fieldProps, errorOf } = useLogIn({ onCompleted: () => console.log('logged in') });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <input aria-label="Email" {...fieldProps('email')} /> {errorOf('email')} <button>Log in</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useLogIn(options: UseLogInOptions = {}): UseLogInResult {
  const { backend, rules, session } = usePart('logIn');
  const texts = useMessages('access', accessMessages);
  const fields = useMemo(() => logInFields(texts, rules), [texts, rules]);
  const invite = useInvite(options.inviteId);
  const keptEmail = useKeptEmail();
  const email = invite?.email ?? keptEmail;
  const form = useForm({
    part: 'logIn',
    fields,
    defaultValues: options.defaultValues,
    arriving: email === undefined ? undefined : { email },
    run: (account) => backend.auth.logIn(account),
    onDone: () => {
      forgetEmail();
      // The same customer after a session that the server refused: the auth service sends no event.
      if (session.getState().status === 'logged-out') session.retry();
      options.onCompleted?.();
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });
  const forgetEmail = useKeepEmail(form.form);
  useCarriedInvite(invite?.email);
  return { ...form, invitedName: invite?.name };
}

/** Fills in the email of an invite at the sign-up and for a forgotten password too, unless another one is typed. */
function useCarriedInvite(email: string | undefined): void {
  const { typedEmail } = usePensionTrace().memory.customer;
  useEffect(() => {
    if (email !== undefined && (typedEmail.get() ?? '') === '') typedEmail.set(email);
  }, [email, typedEmail]);
}

/** The name and email of an invite. A failure goes to `onError` only. */
function useInvite(inviteId: string | undefined): { name: string; email: string } | undefined {
  const { backend, queryClient } = usePensionTrace();
  const { data } = useQuery(
    {
      queryKey: queryKeys.read('', portalWelcomeBack.name, inviteId ?? ''),
      queryFn: ({ signal }) =>
        backend.call(portalWelcomeBack, { p_id: inviteId ?? '' }, { signal, reportsRefusal: true, isOpen: true }),
      enabled: inviteId !== undefined && inviteId !== '',
      networkMode: 'always',
      retry: false,
      staleTime: Infinity,
    },
    queryClient,
  );
  return data;
}
