import { useState } from 'react';
import type { BackendError } from '../../backend/BackendError';
import type { AuthFactor, FactorEnrolment } from '../../backend/PensionTraceAdapter';
import { usePart } from '../../provider/usePart';
import { queryKeys } from '../../provider/queryKeys';
import { useConfirmation } from '../../data/useConfirmation';
import { useMessages } from '../../texts/useMessages';
import { useRead } from '../../data/useRead';
import { useSend, type ActionOptions } from '../../data/useSend';
import { useSession } from '../../data/useSession';
import { twoStepMessages } from './messages';
import { isApp } from './useFactorCode';
import type { UseSecondStepResult } from './useSecondStep';

/** The state of the customer's two-step sign-in. Every `message` is for customers. */
export type TwoStepState =
  | { status: 'pending'; action: 'load' | 'start' | 'remove' }
  /** It failed to load. `retry` loads it again. */
  | { status: 'error'; action: 'load'; message: string; error: BackendError; retry: () => void }
  /** Starting or switching it off failed. The confirmation before switching it off is still shown. */
  | { status: 'error'; action: 'start' | 'remove'; message: string; error: BackendError }
  | { status: 'off' }
  /** The auth service does not offer it. */
  | { status: 'unavailable' }
  /** Show the secret, then ask for the app's first code: `useSecondStep` with `enrolment.factorId`. */
  | { status: 'confirming'; action: 'start'; enrolment: FactorEnrolment }
  /** A phone was added. Ask for the code of a text: `useSecondStep` with `factorId` and `isPhone`. */
  | { status: 'confirming'; action: 'phone'; factorId: string }
  | { status: 'on' }
  /** The confirmation before switching it off is shown. */
  | { status: 'confirming'; action: 'remove' };

/** The result of {@link useTwoStepSetup}. */
export interface UseTwoStepSetupResult {
  state: TwoStepState;
  /** The kind of code while it is on, as in `useSecondStep`; an app takes precedence over a phone. */
  way: UseSecondStepResult['way'];
  /** Starts the setup of an app. */
  start: () => void;
  /**
   * Starts the setup of a phone, by its number in E.164 form. Undefined where the auth service sends no texts. Rejects with
   * a BackendError.
   */
  enrolPhone: ((phone: string) => Promise<void>) | undefined;
  /** Stops the setup. */
  cancel: () => void;
  /** Ends the setup. Call it when the first code was accepted. */
  confirmed: () => void;
  /** Shows the confirmation before switching it off, without sending anything. */
  askToRemove: () => void;
  /** Closes the confirmation. */
  close: () => void;
  /** Switches it off. Does nothing before `askToRemove`. */
  confirmRemove: () => void;
}

const source = 'factors';

/**
 * Headless hook that sets up two-step sign-in and switches it off.
 *
 * @example
 * ```tsx
 * function TwoStepSetupExample() {
 *   const { state, start } = useTwoStepSetup();
 *   if (state.status === 'off') return <button onClick={start}>Set up two-step sign-in</button>;
 *   if (state.status === 'confirming' && state.action === 'start') return <p>Key: {state.enrolment.secret}</p>;
 *   return <p>{state.status === 'on' ? 'It is on.' : 'Please wait.'}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTwoStepSetup(options: ActionOptions<{ action: 'on' | 'off' }> = {}): UseTwoStepSetupResult {
  const { backend, config, queryClient } = usePart('twoStepSetup');
  const { auth } = backend;
  const session = useSession();
  const texts = useMessages('twoStep', twoStepMessages);
  const [enrolment, setEnrolment] = useState<FactorEnrolment>();
  const [phoneId, setPhoneId] = useState<string>();
  const factors = useRead({ source, isCached: false, read: () => auth.listFactors() });

  function setFactors(list: AuthFactor[]) {
    if (session.status !== 'logged-in') return;
    queryClient.setQueryData(queryKeys.read(session.session.userId, source), list);
  }

  /** An unfinished setup would block a new one. */
  async function removeUnfinished() {
    for (const { id, isVerified } of await auth.listFactors()) {
      if (!isVerified) await auth.removeFactor({ factorId: id });
    }
  }

  async function enrolPhone(phone: string) {
    await removeUnfinished();
    setPhoneId(await auth.enrolPhone({ friendlyName: texts.phoneName, phone }));
  }

  function endSetup() {
    setEnrolment(undefined);
    setPhoneId(undefined);
  }

  const starting = useSend(
    'twoStepSetup',
    async () => {
      await removeUnfinished();
      return auth.enrolFactor({ friendlyName: texts.appName, issuer: config.companyName ?? texts.appName });
    },
    { onDone: setEnrolment, onError: options.onError },
  );
  const removal = useConfirmation<undefined, void>(
    'twoStepSetup',
    async () => {
      for (const { id } of await auth.listFactors()) await auth.removeFactor({ factorId: id });
    },
    {
      onDone: () => {
        setFactors([]);
        options.onCompleted?.({ action: 'off' });
      },
      onError: options.onError,
    },
  );

  const verified = factors.status === 'success' ? factors.data.filter(({ isVerified }) => isVerified) : [];
  const hasPhone = verified.some(({ type }) => type === 'phone');

  return {
    state: stateOf(),
    way: verified.some(isApp) ? 'app' : hasPhone ? 'phone' : 'unsupported',
    start: () => starting.send(undefined),
    enrolPhone: auth.offersPhone?.() ? enrolPhone : undefined,
    cancel: endSetup,
    confirmed() {
      if (enrolment) setFactors([{ id: enrolment.factorId, isVerified: true }]);
      if (phoneId !== undefined) setFactors([{ id: phoneId, type: 'phone', isVerified: true }]);
      endSetup();
      options.onCompleted?.({ action: 'on' });
    },
    askToRemove: () => removal.ask(undefined),
    close: removal.close,
    confirmRemove: removal.confirm,
  };

  function stateOf(): TwoStepState {
    if (starting.state.status === 'pending') return { ...starting.state, action: 'start' };
    if (enrolment) return { status: 'confirming', action: 'start', enrolment };
    if (phoneId !== undefined) return { status: 'confirming', action: 'phone', factorId: phoneId };
    if (factors.status !== 'success') return { ...factors, action: 'load' };
    if (verified.length > 0) {
      switch (removal.state.status) {
        case 'confirming':
        case 'pending':
        case 'error':
          return { ...removal.state, action: 'remove' };
        default:
          return { status: 'on' };
      }
    }
    if (starting.state.status !== 'error') return { status: 'off' };
    if (starting.state.error.serverCode === 'mfa_totp_enroll_not_enabled') return { status: 'unavailable' };
    return { ...starting.state, action: 'start' };
  }
}
