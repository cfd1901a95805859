import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackendError } from '../../backend/BackendError';
import type { AuthFactor, IdentityProof } from '../../backend/PensionTraceAdapter';
import { useSend, type SendState } from '../../data/useSend';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { keyRoot } from '../../provider/queryKeys';
import { useMessages } from '../../texts/useMessages';
import { twoStepMessages } from './messages';

interface FactorCodeOptions {
  /** The app that creates the code. Default: any app that was set up. */
  factorId?: string | undefined;
  /** Whether that factor is a phone. Default false. */
  isPhone?: boolean | undefined;
  /** False while no code is needed. Default true. */
  isNeeded?: boolean | undefined;
}

/** The result of {@link useFactorCode}. */
export interface FactorCode {
  /**
   * The source of the code: an authenticator app, or a text to the customer's phone. With 'unsupported', every factor
   * of the account is of another kind: explain how to continue.
   */
  way: 'app' | 'phone' | 'unsupported';
  /** Sends a code by text, once or again. Undefined without a phone. */
  text: { state: SendState<string>; send: () => void } | undefined;
  /** Calls `check` with the code and its factor. Rejects with a text for customers when the code is wrong. */
  verify: <Reply>(code: string, check: (factor: Factor) => Promise<Reply>) => Promise<Reply>;
}

type Factor = NonNullable<IdentityProof['factor']>;

/** Whether the factor is an authenticator app. */
export const isApp = ({ type = 'totp' }: AuthFactor) => type === 'totp';

/** The source of a second step's code: finds the customer's factor, and sends a text to a phone. */
export function useFactorCode({ factorId, isPhone = false, isNeeded = true }: FactorCodeOptions): FactorCode {
  const { backend, queryClient } = usePensionTrace();
  const { auth } = backend;
  const texts = useMessages('twoStep', twoStepMessages);

  const [hasAskedForText, setHasAskedForText] = useState(false);
  // Until the list has loaded, or if it fails to load, assume an app: `verify` lists the factors again.
  const { data: listed = [] } = useQuery(
    {
      queryKey: [keyRoot, 'second-step'],
      queryFn: () => auth.listFactors(),
      enabled: isNeeded && factorId === undefined,
      gcTime: 0,
      staleTime: Infinity,
      networkMode: 'always',
      retry: false,
    },
    queryClient,
  );
  const verified = listed.filter(({ isVerified }) => isVerified);
  const phone = isPhone && factorId !== undefined ? { id: factorId } : verified.find(({ type }) => type === 'phone');
  const sending = useSend('secondStepText', (id: string) => auth.challengeFactor({ factorId: id, channel: 'sms' }));
  const way = phone && (hasAskedForText || !verified.some(isApp)) ? 'phone' : 'app';
  const isUnsupported = way === 'app' && verified.length > 0 && !verified.some(isApp);

  async function verify<Reply>(code: string, check: (factor: Factor) => Promise<Reply>): Promise<Reply> {
    if (way === 'phone' && phone) {
      if (sending.state.status !== 'success') throw new BackendError('refused', texts.textFirst);
      return verifyText(check({ factorId: phone.id, challengeId: sending.state.reply, code }));
    }
    const apps = factorId === undefined ? await auth.listFactors() : [{ id: factorId, isVerified: true }];
    let problem = texts.noApp;
    for (const { id } of apps.filter((factor) => factor.isVerified && isApp(factor))) {
      try {
        return await check({ factorId: id, code });
      } catch (error) {
        // With two apps, try each: the customer need not say which one created the code.
        if (BackendError.from(error).serverCode !== 'mfa_verification_failed') throw error;
        problem = texts.codeWrong;
      }
    }
    throw new BackendError('refused', problem);
  }

  async function verifyText<Reply>(checked: Promise<Reply>): Promise<Reply> {
    try {
      return await checked;
    } catch (error) {
      const { serverCode } = BackendError.from(error);
      if (serverCode === 'mfa_challenge_expired')
        throw new BackendError('refused', texts.textExpired, { cause: error });
      if (serverCode !== 'mfa_verification_failed') throw error;
      throw new BackendError('refused', texts.textWrong, { cause: error });
    }
  }

  return {
    way: isUnsupported ? 'unsupported' : way,
    text: phone && {
      state: sending.state,
      send: () => {
        setHasAskedForText(true);
        sending.send(phone.id);
      },
    },
    verify,
  };
}
