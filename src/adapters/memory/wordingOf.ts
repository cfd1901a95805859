import type { OutputOf } from '../../backend/contract';
import type { portalAgreements } from '../../backend/contracts/agreements';
import { hmrcAgreement, needsHmrcAgreement } from '../../domain/authorisation';
import type { Customer, MemoryState } from './MemoryState';

/**
 * Returns the wording that a customer signs. The database stores a digest of it; the memory adapter uses the text
 * itself.
 */
export function wordingOf(
  { birthDate }: Pick<Customer, 'birthDate'>,
  state: Pick<MemoryState, 'agreements' | 'companyName'>,
): OutputOf<typeof portalAgreements> {
  const agreements = state.agreements
    .filter(({ id }) => id !== hmrcAgreement || needsHmrcAgreement(birthDate))
    .map((agreement) => ({ ...agreement, text: agreement.text.replaceAll('{company}', state.companyName) }));
  const wording = [state.companyName, ...agreements.map(({ id, version }) => `${id}:${version}`)].join(' ');
  return { company_name: state.companyName, agreements, wording };
}
