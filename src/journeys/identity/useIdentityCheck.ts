import { BackendError } from '../../backend/BackendError';
import { useFactorCode, type FactorCode } from '../../features/two-step/useFactorCode';
import type { PayloadOf } from '../../forms/field';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import type { confirmationFields } from './confirmationFields';

interface IdentityCheckOptions {
  /** True with two-step sign-in. */
  needsCode: boolean;
  /** The text for customers whose password is wrong. */
  passwordWrong: string;
}

export interface IdentityCheck {
  /** The source of the code. Undefined when no code is needed. */
  code: FactorCode | undefined;
  /** Returns the headers that prove who the customer is. Rejects with a text for customers when something is wrong. */
  confirm: (typed: PayloadOf<ReturnType<typeof confirmationFields>>) => Promise<Readonly<Record<string, string>>>;
}

/** Checks the password again, and a code with two-step sign-in. The running session stays as it is. */
export function useIdentityCheck({ needsCode, passwordWrong }: IdentityCheckOptions): IdentityCheck {
  const { auth } = usePensionTrace().backend;
  const factorCode = useFactorCode({ isNeeded: needsCode });
  return {
    code: needsCode ? factorCode : undefined,
    async confirm({ password, code }) {
      try {
        return needsCode
          ? await factorCode.verify(code, (factor) => auth.confirmIdentity({ password, factor }))
          : await auth.confirmIdentity({ password });
      } catch (cause) {
        if (BackendError.from(cause).serverCode !== 'invalid_credentials') throw cause;
        throw new BackendError('refused', passwordWrong, { cause });
      }
    },
  };
}
