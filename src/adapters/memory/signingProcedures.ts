import * as z from 'zod/mini';
import type { InputOf } from '../../backend/contract';
import { portalAgreements } from '../../backend/contracts/agreements';
import { portalActionAuthorisation, portalAuthorisation } from '../../backend/contracts/onboarding';
import { portalSignedAuthorisations } from '../../backend/contracts/signedAuthorisations';
import { portalSignedAuthorisation } from '../../backend/contracts/signedRecord';
import { Tag } from '../../domain/tags';
import type { Customer, MemoryAuthorisation } from './MemoryState';
import { inPortal, moveTag, readingProcedure, writingProcedure, type Procedure, type World } from './procedure';
import { referenceOf } from './referenceOf';
import { refused } from './refusals';
import { signerOf, wordingOf } from './wordingOf';

const mayRead = [...inPortal, Tag.actionAuthorisation];

/** Signing at the end of the onboarding and when the back-office requests a new signature; what was signed. */
export const signingProcedures: readonly Procedure[] = [
  readingProcedure(portalAgreements, 'any tag', (customer, _input, { state }) => ({
    ...wordingOf(customer, state),
    ...(customer.tags.includes(Tag.actionAuthorisation) && customer.signAgain && { sign_again: customer.signAgain }),
  })),

  writingProcedure(portalAuthorisation, [Tag.authorisation], (customer, input, world) => {
    sign(customer, 'application', input, world);
    return moveTag(customer, Tag.authorisation, Tag.portalFirstTime);
  }),
  writingProcedure(portalActionAuthorisation, [Tag.actionAuthorisation], (customer, input, world) => {
    sign(customer, 'action', input, world);
    customer.signAgain = null;
    return moveTag(customer, Tag.actionAuthorisation, Tag.portal);
  }),

  readingProcedure(portalSignedAuthorisations, mayRead, ({ authorisations }) => authorisations.map(inList).reverse()),
  readingProcedure(portalSignedAuthorisation, mayRead, ({ authorisations }, { p_number }) => {
    const signed = authorisations[p_number - 1];
    if (!signed) throw refused.missing();
    const { letter, agreements, signer, signature, evidence } = signed;
    return { ...inList(signed, p_number - 1), method: evidence.method, letter, agreements, signer, signature };
  }),
];

const text = z.catch(z.nullable(z.string()), null);
/** The header `X-Evidence`. */
const evidenceHeader = z.object({
  method: text,
  screenshot: text,
  wording: text,
  translated: z.catch(z.optional(z.literal(true)), undefined),
  faint: z.catch(z.optional(z.literal(true)), undefined),
});

type Signing = InputOf<typeof portalAuthorisation>;

function sign(customer: Customer, kind: string, input: Signing, { state, now, headers }: World): void {
  const evidence = z.parse(evidenceHeader, JSON.parse(headers['X-Evidence'] ?? '{}'));
  const { letter, agreements, wording } = wordingOf(customer, state);
  if (evidence.wording !== wording) throw refused.wording();
  customer.authorisations.push({
    kind,
    letter,
    agreements,
    signer: signerOf(customer, state),
    dataProtection: input.p_data_protection,
    hmrcAuthorised: input.p_hmrc_authorised,
    signature: input.p_signature,
    screenshot: input.p_screenshot,
    evidence,
    signedAt: now.toISOString(),
  });
  customer.drafts = [];
}

// The memory backend does not seal records: this text only looks like a hash.
function inList({ kind, signedAt }: MemoryAuthorisation, index: number) {
  return {
    number: index + 1,
    reference: referenceOf(`letter-${index + 1}`),
    kind,
    signed_at: signedAt,
    hash: String(index + 1).padStart(64, '0'),
  };
}
