import * as z from 'zod/mini';
import { contract } from '../contract';
import { noInput } from '../entities';

export const signedAuthorisation = z.object({
  /** Its position in the chain of all authorisations signed with the firm. */
  number: z.number(),
  /** 'application', or 'action' when the back-office asked for a new one. */
  kind: z.string(),
  signed_at: z.string(),
  /** SHA-256 over the record and the one before it. */
  hash: z.string(),
});
/** One authorisation that the customer signed: its number, kind, time and hash. Holds no personal data. */
export type SignedAuthorisation = z.output<typeof signedAuthorisation>;

/** What the customer signed, newest first. Holds no personal data. */
export const portalSignedAuthorisations = contract(
  'portal_signed_authorisations',
  noInput,
  z.array(signedAuthorisation),
);
