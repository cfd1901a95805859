import { useMemo } from 'react';
import { BackendError } from '../../backend/BackendError';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { useForm, type FormOptions, type Form } from '../../forms/useForm';
import { codeSchema, type CodeValues } from './codeSchema';
import { twoStepMessages } from './messages';

export interface UseSecondStepOptions {
  /** The app that makes the code, such as one that is being set up. Default: any app that was set up. */
  factorId?: string | undefined;
  /** Called once, after the code was accepted. */
  onPassed?: (() => void) | undefined;
  /** Called when a submission finds `count` invalid fields. */
  onInvalid?: FormOptions['onInvalid'];
}

/**
 * Headless hook for the second step of signing in: the code of an authenticator app (specification sections 4 and 7).
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useSecondStep(options: UseSecondStepOptions = {}): Form<CodeValues> {
  const { auth } = usePensionTrace('useSecondStep').backend;
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
    schema,
    defaultValues: { code: '' },
    order: ['code'],
    run: verify,
    onDone: options.onPassed,
    onInvalid: options.onInvalid,
  });
}
