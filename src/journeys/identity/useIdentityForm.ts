import { useMemo, useRef } from 'react';
import type { ActionOptions } from '../../data/useSend';
import type { FactorCode } from '../../features/two-step/useFactorCode';
import { twoStepMessages } from '../../features/two-step/messages';
import type { QuestionForm } from '../../forms/Form';
import { useForm } from '../../forms/useForm';
import type { EventPart } from '../../provider/events';
import { useSession } from '../../data/useSession';
import { useMessages } from '../../texts/useMessages';
import { confirmationFields, type ConfirmationValues } from './confirmationFields';
import { useIdentityCheck } from './useIdentityCheck';

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
  const session = useSession();
  const codeTexts = useMessages('twoStep', twoStepMessages);
  const needsCode = session.status === 'logged-in' && session.session.secondStep !== undefined;
  const { passwordMissing, passwordWrong } = texts;
  const { code: factorCode, confirm } = useIdentityCheck({ needsCode, passwordWrong });
  // Keep the proof for a retry: if only the reply of a deletion was lost, the password no longer exists.
  const proof = useRef<Readonly<Record<string, string>>>(undefined);

  const form = useForm({
    part,
    fields: useMemo(
      () => confirmationFields({ texts: { passwordMissing }, codeTexts, needsCode }),
      [passwordMissing, codeTexts, needsCode],
    ),
    async run(typed, { headers }) {
      proof.current ??= await confirm(typed);
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
    code: factorCode,
    discard() {
      proof.current = undefined;
      form.discard();
    },
  };
}
