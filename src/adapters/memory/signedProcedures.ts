import { portalSignedAuthorisations } from '../../backend/contracts/signedAuthorisations';
import { portalSignedAuthorisation } from '../../backend/contracts/signedRecord';
import { Tag } from '../../domain/tags';
import type { MemoryAuthorisation } from './MemoryState';
import { readingProcedure, type Procedure } from './procedure';
import { refused } from './refusals';
import { holdTag } from './steps';

const mayRead = [Tag.portalFirstTime, Tag.portal, Tag.actionAuthorisation] as const;

/** The customer's signed authorisations. */
export const signedProcedures: readonly Procedure[] = [
  readingProcedure(portalSignedAuthorisations, (customer) => {
    holdTag(customer, ...mayRead);
    return customer.authorisations.map(inList).reverse();
  }),
  readingProcedure(portalSignedAuthorisation, (customer, { p_number }) => {
    holdTag(customer, ...mayRead);
    const signed = customer.authorisations[p_number - 1];
    if (!signed) throw refused.missing();
    const { letter, agreements, signer, signature, evidence } = signed;
    return { ...inList(signed, p_number - 1), method: evidence.method, letter, agreements, signer, signature };
  }),
];

// The memory backend does not seal records: this text only looks like a hash.
function inList({ kind, signedAt }: MemoryAuthorisation, index: number) {
  return { number: index + 1, kind, signed_at: signedAt, hash: String(index + 1).padStart(64, '0') };
}
