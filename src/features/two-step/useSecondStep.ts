import { useMemo } from 'react';
import { BackendError } from '../../backend/BackendError';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../provider/useMessages';
import { useForm, type FormOptions, type Form } from '../../forms/useForm';
import { codeSchema, type CodeValues } from './codeSchema';
import { twoStepMessages } from './messages';

export interface UseSecondStepOptions extends FormOptions<void> {
  /** The app that makes the code, such as one that is being set up. Default: any app that was set up. */
  factorId?: string | undefined;
}

/**
 * Headless hook for the second step of signing in: the code of an authenticator app (specification sections 4 and 7).
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useSecondStep(options: UseSecondStepOptions = {}): Form<CodeValues> {
  const { auth } = usePart('secondStep').backend;
  const texts = useMessages('twoStep', twoStepMessages);
  const schema = useMemo(() => codeSchema(texts), [texts]);

  async function verify({ code }: CodeValues) {
    const apps =
      options.factorId === undefined ? await auth.listFactors() : [{ id: options.factorId, isVerified: true }];
    let problem = texts.noApp;
    for (const { id } of apps.filter(({ isVerified }) => isVerified)) {
      try {
        await auth.verifyFactor({ factorId: id, code });
        return;
      } catch (error) {
        // A customer with two apps need not say which of them made the code.
        if (BackendError.from(error).serverCode !== 'mfa_verification_failed') throw error;
        problem = texts.codeWrong;
      }
    }
    throw new BackendError('refused', problem);
  }

  return useForm({
    part: 'secondStep',
    schema,
    defaultValues: { code: '' },
    order: ['code'],
    run: verify,
    onDone: () => options.onCompleted?.(),
    onError: options.onError,
    onInvalid: options.onInvalid,
  });
}
