import { useMemo } from 'react';
import { portalDataCopy } from '../../backend/contracts/dataCopy';
import type { ActionOptions } from '../../data/useSend';
import type { FactorCode } from '../../features/two-step/useFactorCode';
import { useForm } from '../../forms/useForm';
import type { Form } from '../../forms/Form';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import { confirmationFields, type ConfirmationValues } from '../identity/confirmationFields';
import { profileMessages } from './messages';
import { useIdentityOfCustomer } from './useIdentityOfCustomer';

/** `file` is JSON. It contains the National Insurance number and signatures: save it, and nothing else. */
export type UseDataCopyOptions = ActionOptions<{ file: File }>;

/** The result of {@link useDataCopy}: a form with the password, and the code where two-step sign-in is on. */
export interface UseDataCopyResult extends Form<ConfirmationValues> {
  /** The source of the code. Undefined without two-step sign-in, when no code is needed. */
  code: Pick<FactorCode, 'way' | 'text'> | undefined;
}

/**
 * Headless hook for a file with everything that the firm holds about the customer: procedure `portal_data_copy`. The
 * customer confirms it with their password. Mount it again for another copy.
 *
 * @example
 * ```tsx
 * function DataCopyExample() {
 *   const { state, fieldProps, submit } = useDataCopy({ onCompleted: ({ file }) => console.log(file.name) });
 *   return (
 *     <form onSubmit={submit}>
 *       <label>
 *         Password <input type="password" {...fieldProps('password')} />
 *       </label>
 *       <button>Download my data</button>
 *       {state.status === 'error' && <p role="alert">{state.message}</p>}
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useDataCopy({ onCompleted, onError }: UseDataCopyOptions = {}): UseDataCopyResult {
  const { backend } = usePart('dataCopy');
  const { dataFile } = useMessages('profile', profileMessages);
  const { code, confirm, options } = useIdentityOfCustomer();
  const form = useForm({
    part: 'dataCopy',
    fields: useMemo(() => confirmationFields(options), [options]),
    async run(values, { headers }) {
      const proof = await confirm(values);
      return backend.call(portalDataCopy, undefined, { headers: { ...headers, ...proof } });
    },
    onDone(copy) {
      const name = `${dataFile}-${copy.made_at.slice(0, 10)}.json`;
      onCompleted?.({ file: new File([JSON.stringify(copy, null, 2)], name, { type: 'application/json' }) });
    },
    onError,
  });
  return { ...form, code };
}
