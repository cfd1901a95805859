import { portalDataCopy } from '../../backend/contracts/dataCopy';
import { calendarDateIn } from '../../domain/clock';
import { isoDateOf } from '../../domain/openingHours';
import type { ActionOptions } from '../../data/useSend';
import type { FactorCode } from '../../features/two-step/useFactorCode';
import type { Form } from '../../forms/Form';
import { usePart } from '../../provider/usePart';
import { useMessages } from '../../texts/useMessages';
import type { ConfirmationValues } from '../identity/confirmationFields';
import { useIdentityForm } from '../identity/useIdentityForm';
import { profileMessages } from './messages';

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
 *   const { submit, fieldProps, errorOf } = useDataCopy({ onCompleted: ({ file }) => console.log(file.name) });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <input aria-label="Password" type="password" {...fieldProps('password')} /> {errorOf('password')} <button>Download my data</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useDataCopy({ onCompleted, onError }: UseDataCopyOptions = {}): UseDataCopyResult {
  const { backend, config } = usePart('dataCopy');
  const { dataPasswordMissing, dataPasswordWrong, dataFile } = useMessages('profile', profileMessages);
  return useIdentityForm({
    part: 'dataCopy',
    texts: { passwordMissing: dataPasswordMissing, passwordWrong: dataPasswordWrong },
    run: (headers) => backend.call(portalDataCopy, undefined, { headers }),
    onDone(copy) {
      const day = isoDateOf(calendarDateIn(new Date(copy.made_at), config.timeZone));
      const name = `${dataFile}-${day}.json`;
      onCompleted?.({ file: new File([JSON.stringify(copy, null, 2)], name, { type: 'application/json' }) });
    },
    onError,
  });
}
