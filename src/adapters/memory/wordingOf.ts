import type { OutputOf } from '../../backend/contract';
import type { Agreement, portalAgreements } from '../../backend/contracts/agreements';
import { hmrcAgreement, needsHmrcAgreement } from '../../domain/authorisation';
import type { Customer, MemoryState } from './MemoryState';
import { signerOf } from './signerOf';

type Words = Pick<MemoryState, 'agreements' | 'companyName'>;

/**
 * What a customer is asked to sign. `wording` names the words and has a digest of the signer's details, so that a
 * correction in another tab refuses a signature over old ones.
 */
export function wordingOf(customer: Customer, words: Words): OutputOf<typeof portalAgreements> {
  const agreements = agreementsFor(customer.birthDate, words);
  const names = agreements.map(({ id, version }) => `${id}:${version}`);
  const signer = digest(JSON.stringify(signerOf(customer, words.companyName)));
  return { company_name: words.companyName, agreements, wording: [words.companyName, ...names, signer].join(' ') };
}

/** The agreements for a customer with this date of birth. */
export function agreementsFor(birthDate: string | null, { agreements, companyName }: Words): Agreement[] {
  return agreements
    .filter(({ id }) => id !== hmrcAgreement || needsHmrcAgreement(birthDate))
    .map((agreement) => ({ ...agreement, text: agreement.text.replaceAll('{company}', companyName) }));
}

/** A short digest (djb2) that is enough to see a change. The database's is SHA-256 with a salt. */
function digest(text: string): string {
  let sum = 5381;
  for (const character of text) sum = (sum * 33 + (character.codePointAt(0) ?? 0)) % 2 ** 32;
  return sum.toString(16);
}
