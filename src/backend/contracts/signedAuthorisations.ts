import * as z from 'zod/mini';
import { contract } from '../contract';
import { noInput } from '../entities';

export const signedAuthorisation = z.object({
  /** Its position in the chain of all authorisations signed with the firm. */
  number: z.number(),
  /** To read out on the phone: XXXX-XXXX. */
  reference: z.nullish(z.string()),
  /** 'application', or 'action' when the back-office asked for a new one. */
  kind: z.string(),
  signed_at: z.string(),
  /** SHA-256 over this record and the previous one. */
  hash: z.string(),
});
/** An authorisation signed by the customer: its number, kind, time and hash. Contains no personal data. */
export type SignedAuthorisation = z.output<typeof signedAuthorisation>;

/** The signed authorisations, newest first. Contains no personal data. */
export const portalSignedAuthorisations = contract(
  'portal_signed_authorisations',
  noInput,
  z.array(signedAuthorisation),
);
