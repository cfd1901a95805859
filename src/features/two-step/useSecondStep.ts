import { useMemo } from 'react';
import type { SendState } from '../../data/useSend';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { useForm } from '../../forms/useForm';
import type { FormOptions, Form } from '../../forms/Form';
import { codeFields, type CodeValues } from './codeFields';
import { twoStepMessages } from './messages';
import { useFactorCode } from './useFactorCode';

export interface UseSecondStepOptions extends FormOptions<void> {
  /** The app that creates the code, such as one that is being set up. Default: any app that was set up. */
  factorId?: string | undefined;
  /** Whether `factorId` is a phone. Default false. */
  isPhone?: boolean | undefined;
}

/** The result of {@link useSecondStep}. */
export interface UseSecondStepResult extends Form<CodeValues> {
  /**
   * The source of the code: an authenticator app, or a text to the customer's phone. With 'unsupported', every factor
   * of the account is of another kind: explain how to continue.
   */
  way: 'app' | 'phone' | 'unsupported';
  /** Sends a code by text, once or again. Undefined without a phone. */
  text: { state: SendState<string>; send: () => void } | undefined;
}

/**
 * Headless hook for the second step of signing in: a code from an authenticator app, or one sent to a phone.
 *
 * @example
 * ```tsx
 * function SecondFactor() {
 *   const { submit, fieldProps, errorOf } = useSecondStep();
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <input aria-label="Six digits" {...fieldProps('code')} /> {errorOf('code')} <button>Continue</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useSecondStep(options: UseSecondStepOptions = {}): UseSecondStepResult {
  const { backend } = usePart('secondStep');
  const texts = useMessages('twoStep', twoStepMessages);
  const fields = useMemo(() => codeFields(texts), [texts]);
  const { way, text, verify } = useFactorCode(options);
  const form = useForm({
    part: 'secondStep',
    fields,
    run: ({ code }) => verify(code, (factor) => backend.auth.verifyFactor(factor)),
    onDone: () => options.onCompleted?.(),
    onError: options.onError,
    onInvalid: options.onInvalid,
  });
  return { ...form, way, text };
}
