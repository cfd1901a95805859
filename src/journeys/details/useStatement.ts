import { importCode } from '../../backend/codeError';
import type { Pension, ProviderContacts } from '../../backend/entities';
import { useAccount } from '../../data/useAccount';
import { useDateText } from '../../data/useDateText';
import { useNow } from '../../data/useNow';
import { useSend, type SendState } from '../../data/useSend';
import { useEntryYears } from '../../entries/useEntryYears';
import { saveFile } from '../../features/signed-authorisation/saveFile';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { foundMessages } from './foundMessages';
import { useCopy, type UseCopyResult } from './useCopy';
import { statementLetter, statementText, type StatementLetter } from './statementLetter';

export interface StatementRequest {
  pension: Pension;
  /** The provider's contacts, if the firm has them. */
  contacts: ProviderContacts | undefined;
  /** The employers whose traces found the pension. */
  employers: readonly string[];
}

export interface UseStatementOptions extends StatementRequest {
  /** The customer's National Insurance number, if the letter includes it. */
  nationalInsurance: string | undefined;
}

export interface UseStatementResult {
  /** The letter as text. Undefined while the profile loads: then there is nothing to download or copy. */
  text: string | undefined;
  /** The making of the PDF. */
  pdf: SendState<void>;
  download: () => void;
  /** The copying of the text. */
  copied: UseCopyResult['state'];
  copy: UseCopyResult['copy'];
}

/** The customer's letter to a provider, as a PDF and as text. */
export function useStatement({ nationalInsurance, ...request }: UseStatementOptions): UseStatementResult {
  const { locale, config } = usePensionTrace();
  const texts = useMessages('found', foundMessages);
  const account = useAccount();
  const yearsOf = useEntryYears();
  const dayOf = useDateText({ timeZone: 'UTC' });
  const todayOf = useDateText({ timeZone: config.timeZone });
  const now = useNow(60_000);
  const letter =
    account.status === 'success'
      ? statementLetter({
          ...request,
          user: account.user,
          years: yearsOf(request.pension),
          nationalInsurance,
          today: todayOf(now),
          formatDate: dayOf,
          texts,
        })
      : undefined;
  const { state, send } = useSend('pensionDetails', async (wanted: StatementLetter) => {
    const makeStatement = await importCode(async () => (await import('./makeStatement')).makeStatement);
    saveFile(await makeStatement({ letter: wanted, texts, locale, date: now }));
  });
  const text = letter && statementText(letter);
  const { state: copied, copy } = useCopy(text ?? '');

  return {
    text,
    pdf: state,
    download() {
      if (letter) send(letter);
    },
    copied,
    copy,
  };
}
