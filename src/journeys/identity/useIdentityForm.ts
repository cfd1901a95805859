import { useMemo, useRef } from 'react';
import { BackendError } from '../../backend/BackendError';
import type { ActionOptions } from '../../data/useSend';
import { useFactorCode, type FactorCode } from '../../features/two-step/useFactorCode';
import { twoStepMessages } from '../../features/two-step/messages';
import type { QuestionForm } from '../../forms/Form';
import { useForm } from '../../forms/useForm';
import type { EventPart } from '../../provider/events';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useSession } from '../../data/useSession';
import { useMessages } from '../../texts/useMessages';
import { confirmationFields, type ConfirmationValues } from './confirmationFields';

interface IdentityFormOptions<Reply> extends Pick<ActionOptions, 'onError'> {
  part: EventPart;
  /** For customers. */
  texts: { passwordMissing: string; passwordWrong: string };
  /** Sends the action. Its headers prove who the customer is. */
  run: (headers: Readonly<Record<string, string>>) => Promise<Reply>;
  onDone: (reply: Reply) => void;
}

export interface IdentityFormResult extends QuestionForm<ConfirmationValues> {
  /** The source of the code. Undefined without two-step sign-in, when no code is needed. */
  code: FactorCode | undefined;
}

/**
 * The form with which the customer confirms an action: their password again, and a code with two-step sign-in. The
 * running session stays as it is.
 */
export function useIdentityForm<Reply>({
  part,
  texts,
  run,
  ...options
}: IdentityFormOptions<Reply>): IdentityFormResult {
  const { auth } = usePensionTrace().backend;
  const session = useSession();
  const codeTexts = useMessages('twoStep', twoStepMessages);
  const needsCode = session.status === 'logged-in' && session.session.secondStep !== undefined;
  const factorCode = useFactorCode({ isNeeded: needsCode });
  const { passwordMissing, passwordWrong } = texts;
  // Kept for a repeat: a deletion whose reply was lost may have removed the password.
  const proof = useRef<Readonly<Record<string, string>>>(undefined);

  const form = useForm({
    part,
    fields: useMemo(
      () => confirmationFields({ texts: { passwordMissing }, codeTexts, needsCode }),
      [passwordMissing, codeTexts, needsCode],
    ),
    async run({ password, code }, { headers }) {
      proof.current ??= await (
        needsCode
          ? factorCode.verify(code, (factor) => auth.confirmIdentity({ password, factor }))
          : auth.confirmIdentity({ password })
      ).catch((cause: unknown) => {
        if (BackendError.from(cause).serverCode !== 'invalid_credentials') throw cause;
        throw new BackendError('refused', passwordWrong, { cause });
      });
      return run({ ...headers, ...proof.current });
    },
    onDone: options.onDone,
    onError(error) {
      if (error.code === 'refused') proof.current = undefined;
      options.onError?.(error);
    },
  });
  return {
    ...form,
    code: needsCode ? factorCode : undefined,
    discard() {
      proof.current = undefined;
      form.discard();
    },
  };
}
