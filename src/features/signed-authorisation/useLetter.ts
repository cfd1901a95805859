import { portalSignedAuthorisation } from '../../backend/contracts/signedRecord';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { useSend, type SendState } from '../../data/useSend';
import { signedAuthorisationMessages } from './messages';

/** Which letter is asked for. */
export interface LetterWanted {
  number: number;
  isForInk: boolean;
}

export interface UseLetterResult {
  /** `sending` while the letter is read and made; `done` once it is handed over. */
  state: SendState<LetterWanted>;
  make: (wanted: LetterWanted) => void;
}

/**
 * Makes a letter when it is asked for. The record holds a National Insurance number: it is read for this one letter and
 * is kept nowhere, in the cache of queries neither.
 *
 * @param onFile Is handed the letter.
 */
export function useLetter(onFile: (file: File) => void): UseLetterResult {
  const { backend, config, locale } = usePensionTrace('useLetter');
  const texts = useMessages('signedAuthorisation', signedAuthorisationMessages);
  const { state, send } = useSend(async (wanted: LetterWanted) => {
    const [record, { makeLetter }] = await Promise.all([
      backend.call(portalSignedAuthorisation, { p_number: wanted.number }),
      import('./makeLetter'),
    ]);
    onFile(await makeLetter({ record, texts, locale, timeZone: config.timeZone, isForInk: wanted.isForInk }));
    return wanted;
  });
  return { state, make: send };
}
