import { useEffect } from 'react';
import { BackendError } from '../../backend/BackendError';
import type { OutputOf } from '../../backend/contract';
import { portalAgreements, unnamedLetter } from '../../backend/contracts/agreements';
import { readAgreements } from '../../data/reads';
import type { AccountState } from '../../data/useAccount';
import { useErrorMessage } from '../../data/useErrorMessage';
import { useRead, type ReadState } from '../../data/useRead';
import { useRefresh } from '../../data/useRefresh';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { letterMessages } from './letterMessages';
import { authorisationMessages } from './messages';
import { unsealedLetter } from './unsealedLetter';

type Letter = OutputOf<typeof portalAgreements>;

export interface UseLetterWordsResult {
  letter: ReadState<unknown>;
  /** Empty until the letter has loaded. */
  words: Letter;
}

const noLetter: Letter = {
  company_name: '',
  company_address: null,
  letter: [],
  agreements: [],
  signer: {},
  wording: '',
};

/** The words to sign: the backend's, or the configured ones for a backend that has none. */
export function useLetterWords(account: AccountState): UseLetterWordsResult {
  const { config, onWarning } = usePensionTrace();
  const { companyName, contact } = config;
  const texts = useMessages('letter', letterMessages);
  const { authorityHeading: title } = useMessages('authorisation', authorisationMessages);
  const messageFor = useErrorMessage('load');
  const refresh = useRefresh();
  const letter = useRead(readAgreements());
  const sealed = letter.status === 'success' ? letter.data : undefined;
  const sealedCompany = sealed?.company_name;

  useEffect(() => {
    if (sealedCompany === undefined || companyName === undefined || sealedCompany === companyName) return;
    onWarning(
      `The letter names '${sealedCompany}', from the backend's settings.company_name, but config.companyName is '${companyName}'. Set both to the same name.`,
    );
  }, [sealedCompany, companyName, onWarning]);

  const isUnnamed = letter.status === 'error' && letter.error.serverCode === unnamedLetter;
  useEffect(() => {
    if (!isUnnamed) return;
    const name = companyName ?? 'Your Firm';
    onWarning(
      `The letter names no firm, so no one can sign it. Run in the backend: update public.settings set company_name = '${name.replaceAll("'", "''")}'`,
    );
  }, [isUnnamed, companyName, onWarning]);

  if (sealed) return { letter, words: sealed };
  if (sealed === undefined) return { letter, words: noLetter };
  if (companyName === undefined) {
    const error = new BackendError(
      'not-implemented',
      `${portalAgreements.name} is missing, and config.companyName too`,
    );
    const retry = () => refresh(portalAgreements.name);
    return { letter: { status: 'error', message: messageFor(error), error, retry }, words: noLetter };
  }
  if (account.status !== 'success') return { letter, words: noLetter };
  const { postalAddress: companyAddress = [] } = contact;
  return { letter, words: unsealedLetter({ texts, title, companyName, companyAddress, user: account.user }) };
}
