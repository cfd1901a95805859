import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { BackendError } from '../../backend/BackendError';
import type { AuthFactor } from '../../backend/PensionTraceAdapter';
import { useSend, type SendState } from '../../data/useSend';
import { usePart } from '../../provider/usePart';
import { keyRoot } from '../../provider/queryKeys';
import { useMessages } from '../../provider/useMessages';
import { useForm, type FormOptions, type Form } from '../../forms/useForm';
import { codeSchema, type CodeValues } from './codeSchema';
import { twoStepMessages } from './messages';

export interface UseSecondStepOptions extends FormOptions<void> {
  /** The app that makes the code, such as one that is being set up. Default: any app that was set up. */
  factorId?: string | undefined;
}

/** The result of {@link useSecondStep}. */
export interface UseSecondStepResult extends Form<CodeValues> {
  /**
   * The source of the code: an authenticator app, or a text to the customer's phone. 'unsupported' when every factor
   * of the account is of another kind: say how to go on.
   */
  way: 'app' | 'phone' | 'unsupported';
  /** Sends a code by text, also again. Undefined without a phone. */
  text: { state: SendState<string>; send: () => void } | undefined;
}

/** Whether the factor is an authenticator app. */
export const isApp = ({ type = 'totp' }: AuthFactor) => type === 'totp';

/**
 * Headless hook for the second step of signing in: the code of an authenticator app, or one that is sent to a phone
 * (specification sections 4 and 7).
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useSecondStep(options: UseSecondStepOptions = {}): UseSecondStepResult {
  const { backend, queryClient } = usePart('secondStep');
  const { auth } = backend;
  const texts = useMessages('twoStep', twoStepMessages);
  const schema = useMemo(() => codeSchema(texts), [texts]);

  const [hasAskedForText, setHasAskedForText] = useState(false);
  // Until the list is there, or when it fails to load, an app is assumed: `verify` lists again.
  const { data: listed = [] } = useQuery(
    {
      queryKey: [keyRoot, 'second-step'],
      queryFn: () => auth.listFactors(),
      enabled: options.factorId === undefined,
      gcTime: 0,
      staleTime: Infinity,
      networkMode: 'always',
      retry: false,
    },
    queryClient,
  );
  const verified = listed.filter(({ isVerified }) => isVerified);
  const phone = verified.find(({ type }) => type === 'phone');
  const sending = useSend('secondStepText', (factorId: string) => auth.challengeFactor({ factorId, channel: 'sms' }));
  const way = phone && (hasAskedForText || !verified.some(isApp)) ? 'phone' : 'app';
  const isUnsupported = way === 'app' && verified.length > 0 && !verified.some(isApp);

  async function verify({ code }: CodeValues) {
    if (way === 'phone' && phone) {
      if (sending.state.status !== 'done') throw new BackendError('refused', texts.textFirst);
      return verifyText({ factorId: phone.id, challengeId: sending.state.reply, code });
    }
    const apps =
      options.factorId === undefined ? await auth.listFactors() : [{ id: options.factorId, isVerified: true }];
    let problem = texts.noApp;
    for (const { id } of apps.filter((factor) => factor.isVerified && isApp(factor))) {
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

  async function verifyText(input: { factorId: string; challengeId: string; code: string }) {
    try {
      await auth.verifyFactor(input);
    } catch (error) {
      const { serverCode } = BackendError.from(error);
      if (serverCode === 'mfa_challenge_expired')
        throw new BackendError('refused', texts.textExpired, { cause: error });
      if (serverCode !== 'mfa_verification_failed') throw error;
      throw new BackendError('refused', texts.textWrong, { cause: error });
    }
  }

  const form = useForm({
    part: 'secondStep',
    schema,
    defaultValues: { code: '' },
    order: ['code'],
    run: verify,
    onDone: () => options.onCompleted?.(),
    onError: options.onError,
    onInvalid: options.onInvalid,
  });

  return {
    ...form,
    way: isUnsupported ? 'unsupported' : way,
    text: phone && {
      state: sending.state,
      send: () => {
        setHasAskedForText(true);
        sending.send(phone.id);
      },
    },
  };
}
