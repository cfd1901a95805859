import { portalSignedAuthorisation, type LetterRequest } from '../../backend/contracts/signedRecord';
import { importCode } from '../../backend/codeError';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { useSend, type SendState } from '../../data/useSend';
import { signedAuthorisationMessages } from './messages';

/** The letter to make. */
export interface LetterWanted {
  number: number;
  isForInk: boolean;
}

export interface UseLetterResult {
  /** `sending` while the record is read and the letter is made. */
  state: SendState<LetterWanted>;
  make: (wanted: LetterWanted) => void;
}

/**
 * Makes a letter on demand. The record contains a National Insurance number, so it is read for each letter and never
 * cached.
 *
 * @param onFile Called with the letter.
 */
export function useLetter(onFile: (file: File) => void): UseLetterResult {
  const { backend, config, locale, makeLetter } = usePensionTrace();
  const texts = useMessages('signedAuthorisation', signedAuthorisationMessages);
  const { state, send } = useSend('signedAuthorisations', async (wanted: LetterWanted) => {
    const [record, make] = await Promise.all([
      backend.call(portalSignedAuthorisation, { p_number: wanted.number }),
      makeLetter ?? importMaker(texts),
    ]);
    onFile(await make({ record, locale, timeZone: config.timeZone, isForInk: wanted.isForInk }));
    return wanted;
  });
  return { state, make: send };
}

/** Our own letter. Its code is large and most visits need none of it. */
async function importMaker(texts: typeof signedAuthorisationMessages) {
  const makeLetter = await importCode(async () => (await import('./makeLetter')).makeLetter);
  return (request: LetterRequest) => makeLetter({ ...request, texts });
}
