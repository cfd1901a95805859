import type { OutputOf } from '../../backend/contract';
import type { Agreement, portalAgreements } from '../../backend/contracts/agreements';
import { hmrcAgreement, hmrcLetterPart, needsHmrcAgreement } from '../../domain/authorisation';
import type { Customer, MemoryState } from './MemoryState';
import { signerOf } from './signerOf';

type Words = Pick<MemoryState, 'letter' | 'agreements' | 'companyName' | 'companyAddress'>;

/** Returns what a customer signs. The database stores a digest of it; the memory adapter uses the texts' ids. */
export function wordingOf(customer: Customer, words: Words): OutputOf<typeof portalAgreements> {
  const { companyName, companyAddress } = words;
  const letter = textsFor(customer.birthDate, words.letter, companyName);
  const agreements = textsFor(customer.birthDate, words.agreements, companyName);
  const { title, first_name, last_name, previous_names, address } = signerOf(customer, words);
  return {
    company_name: companyName,
    company_address: companyAddress,
    letter,
    agreements,
    signer: { title, first_name, last_name, previous_names, address },
    wording: [companyName, companyAddress, ...[...letter, ...agreements].map(({ id, version }) => `${id}:${version}`)]
      .filter(Boolean)
      .join(' '),
  };
}

/** Returns the texts for a customer with this date of birth. */
export function textsFor(birthDate: string | null, texts: readonly Agreement[], companyName: string): Agreement[] {
  return texts
    .filter(({ id }) => (id !== hmrcAgreement && id !== hmrcLetterPart) || needsHmrcAgreement(birthDate))
    .map((part) => ({ ...part, text: part.text.replaceAll('{company}', companyName) }));
}
