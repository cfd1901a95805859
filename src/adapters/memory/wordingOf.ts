import type { OutputOf } from '../../backend/contract';
import type { Agreement, portalAgreements } from '../../backend/contracts/agreements';
import { hmrcAgreement, hmrcLetterPart, needsHmrcAgreement } from '../../domain/authorisation';
import type { Customer, MemoryState } from './MemoryState';
import { nameInLetter, signerOf } from './signerOf';

type Words = Pick<MemoryState, 'letter' | 'agreements' | 'companyName' | 'companyAddress'>;

/**
 * Returns what a customer signs. `wording` names the texts and has a digest of the signer's details, so that a correction
 * in another tab refuses a signature over old ones. The database stores a digest of all.
 */
export function wordingOf(customer: Customer, words: Words): OutputOf<typeof portalAgreements> {
  const { companyAddress } = words;
  const companyName = nameInLetter(words.companyName);
  const letter = textsFor(customer.birthDate, words.letter, companyName);
  const agreements = textsFor(customer.birthDate, words.agreements, companyName);
  const signer = signerOf(customer, words);
  const { title, first_name, last_name, previous_names, address } = signer;
  const ids = [...letter, ...agreements].map(({ id, version }) => `${id}:${version}`);
  return {
    company_name: companyName,
    company_address: companyAddress,
    letter,
    agreements,
    signer: { title, first_name, last_name, previous_names, address },
    wording: [companyName, companyAddress, ...ids, digest(JSON.stringify(signer))].filter(Boolean).join(' '),
  };
}

/** Returns the texts for a customer with this date of birth. */
export function textsFor(birthDate: string | null, texts: readonly Agreement[], companyName: string): Agreement[] {
  return texts
    .filter(({ id }) => (id !== hmrcAgreement && id !== hmrcLetterPart) || needsHmrcAgreement(birthDate))
    .map((part) => ({ ...part, text: part.text.replaceAll('{company}', companyName) }));
}

/** A short digest (djb2) that is enough to see a change. The database's is SHA-256 with a salt. */
function digest(text: string): string {
  let sum = 5381;
  for (const character of text) sum = (sum * 33 + (character.codePointAt(0) ?? 0)) % 2 ** 32;
  return sum.toString(16);
}
