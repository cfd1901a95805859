import type { OutputOf } from '../../backend/contract';
import type { Agreement, portalAgreements } from '../../backend/contracts/agreements';
import type { SignedRecord } from '../../backend/contracts/signedRecord';
import { hmrcAgreement, hmrcLetterPart, needsHmrcAgreement } from '../../domain/authorisation';
import { letterAddress } from './addressValues';
import type { Customer, MemoryState } from './MemoryState';
import { refused } from './refusals';

type Words = Pick<MemoryState, 'letter' | 'agreements' | 'companyName' | 'companyAddress'>;

/**
 * Returns what a customer signs. `wording` names the texts and has a digest of the signer's details, so that a correction
 * in another tab refuses a signature over old ones.
 */
export function wordingOf(customer: Customer, words: Words): OutputOf<typeof portalAgreements> {
  const { birth_date, national_insurance, company_name, company_address, ...signer } = signerOf(customer, words);
  const letter = textsFor(customer.birthDate, words.letter, company_name);
  const agreements = textsFor(customer.birthDate, words.agreements, company_name);
  const ids = [...letter, ...agreements].map(({ id, version }) => `${id}:${version}`);
  const details = digest(JSON.stringify([signer, birth_date, national_insurance, company_name, company_address]));
  return {
    company_name,
    company_address,
    letter,
    agreements,
    signer,
    wording: [company_name, ...ids, details].join(' '),
  };
}

/** The signer's details in a letter of authority. Refuses a letter that names no firm. */
export function signerOf(customer: Customer, words: Words): SignedRecord['signer'] {
  if (words.companyName === null) throw refused.unnamedLetter();
  return {
    title: customer.title,
    first_name: customer.firstName,
    last_name: customer.lastName,
    previous_names: customer.previousNames,
    birth_date: customer.birthDate,
    national_insurance: customer.nationalInsurance,
    company_name: words.companyName,
    company_address: words.companyAddress,
    address: letterAddress(customer.addresses) ?? null,
  };
}

/** Returns the texts for a customer with this date of birth. */
export function textsFor(birthDate: string | null, texts: readonly Agreement[], companyName: string): Agreement[] {
  return texts
    .filter(({ id }) => (id !== hmrcAgreement && id !== hmrcLetterPart) || needsHmrcAgreement(birthDate))
    .map((part) => ({ ...part, text: part.text.replaceAll('{company}', () => companyName) }));
}

/** A short digest (djb2) that is enough to see a change. */
function digest(text: string): string {
  return Array.from(text)
    .reduce((sum, one) => (sum * 33 + (one.codePointAt(0) ?? 0)) % 2 ** 32, 5381)
    .toString(16);
}
