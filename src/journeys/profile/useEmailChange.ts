import { useMemo } from 'react';
import type { FormOptions, Form } from '../../forms/Form';
import { useForm } from '../../forms/useForm';
import { accessMessages } from '../../features/access/messages';
import type { FactorCode } from '../../features/two-step/useFactorCode';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { emailChangeFields, type EmailChangeValues } from './logInChangeFields';
import { useIdentityOfCustomer } from './useIdentityOfCustomer';

/** `email` is the address to which a link was sent. */
export type UseEmailChangeOptions = FormOptions<{ email: string }>;

/** The result of {@link useEmailChange}. */
export interface UseEmailChangeResult extends Form<EmailChangeValues> {
  /** The source of the code. Undefined without two-step sign-in, when no code is needed. */
  code: Pick<FactorCode, 'way' | 'text'> | undefined;
}

/**
 * Headless hook that asks for another email address while logged in, after the customer has confirmed who they are. The
 * address changes once the links in the emails to both addresses were opened.
 *
 * @example
 * ```tsx
 * function EmailChangeExample() {
 *   const { fieldProps, submit } = useEmailChange();
 *   const email = <input type="email" aria-label="New email" {...fieldProps('email')} />;
 *   const password = <input type="password" aria-label="Password" {...fieldProps('password')} />;
 *   return <form noValidate onSubmit={submit}>{email} {password} <button>Send the links</button></form>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useEmailChange(options: UseEmailChangeOptions = {}): UseEmailChangeResult {
  const { backend } = usePart('emailChange');
  const access = useMessages('access', accessMessages);
  const { code, confirm, options: confirmation } = useIdentityOfCustomer();
  const form = useForm({
    part: 'emailChange',
    fields: useMemo(() => emailChangeFields(access, confirmation), [access, confirmation]),
    async run({ email, ...proof }) {
      await confirm(proof);
      await backend.auth.requestEmailChange({ email });
      return email;
    },
    onDone: (email) => options.onCompleted?.({ email }),
    onError: options.onError,
    onInvalid: options.onInvalid,
  });
  return { ...form, code };
}
