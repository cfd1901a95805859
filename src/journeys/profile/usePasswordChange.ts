import { useMemo } from 'react';
import type { FormOptions, Form } from '../../forms/Form';
import { useForm } from '../../forms/useForm';
import { accessMessages } from '../../features/access/messages';
import type { FactorCode } from '../../features/two-step/useFactorCode';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { passwordChangeFields, type PasswordChangeValues } from './logInChangeFields';
import { useIdentityOfCustomer } from './useIdentityOfCustomer';

export type UsePasswordChangeOptions = FormOptions<void>;

/** The result of {@link usePasswordChange}. */
export interface UsePasswordChangeResult extends Form<PasswordChangeValues> {
  /** The source of the code. Undefined without two-step sign-in, when no code is needed. */
  code: Pick<FactorCode, 'way' | 'text'> | undefined;
}

/**
 * Headless hook for a new password while logged in: the customer confirms who they are with the current one.
 *
 * @example
 * ```tsx
 * function PasswordChangeExample() {
 *   const { fieldProps, submit } = usePasswordChange();
 *   const names = ['password', 'newPassword', 'confirmation'] as const;
 *   const fields = names.map((name) => <input key={name} type="password" aria-label={name} {...fieldProps(name)} />);
 *   return <form noValidate onSubmit={submit}>{fields} <button>Save</button></form>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePasswordChange(options: UsePasswordChangeOptions = {}): UsePasswordChangeResult {
  const { backend, rules } = usePart('passwordChange');
  const access = useMessages('access', accessMessages);
  const { code, confirm, options: confirmation } = useIdentityOfCustomer();
  const form = useForm({
    part: 'passwordChange',
    fields: useMemo(() => passwordChangeFields(access, rules, confirmation), [access, rules, confirmation]),
    async run({ newPassword, ...proof }) {
      await confirm(proof);
      await backend.auth.updatePassword({ password: newPassword });
    },
    onDone: () => options.onCompleted?.(),
    onError: options.onError,
    onInvalid: options.onInvalid,
  });
  return { ...form, code };
}
