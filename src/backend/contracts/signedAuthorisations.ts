import * as v from 'valibot';
import { contract } from '../contract';
import { noInput, number } from '../entities';

export const signedAuthorisation = v.object({
  /** Its position in the chain of all authorisations signed with the firm. */
  number,
  /** 'application', or 'action' when the back-office asked for a new one. */
  kind: v.string(),
  signed_at: v.string(),
  /** SHA-256 over the record and the one before it. */
  hash: v.string(),
});
/** One authorisation that the customer signed: its number, kind, time and hash. Holds no personal data. */
export type SignedAuthorisation = v.InferOutput<typeof signedAuthorisation>;

/** What the customer signed, newest first. An addition to the specification. Holds no personal data. */
export const portalSignedAuthorisations = contract(
  'portal_signed_authorisations',
  noInput,
  v.array(signedAuthorisation),
);
