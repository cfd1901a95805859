import * as z from 'zod/mini';
import { contract } from '../contract';
import { addressLines } from '../entities';
import { signedAuthorisation } from './signedAuthorisations';

const text = z.nullish(z.string());

const signedRecord = z.object({
  ...signedAuthorisation.shape,
  /** 'drawn' or 'typed', when the evidence says. */
  method: text,
  agreements: z.array(
    z.object({ id: z.string(), version: z.union([z.number(), z.string()]), name: z.string(), text: z.string() }),
  ),
  /** Who signed, as the firm knew them then. */
  signer: z.object({
    title: z.nullish(z.number()),
    first_name: text,
    last_name: text,
    previous_names: z.nullish(z.array(z.string())),
    /** YYYY-MM-DD. */
    birth_date: text,
    national_insurance: text,
    company_name: z.string(),
    address: z.nullish(addressLines),
  }),
  /** False in old records, which do not hold the signer: the details are those that the firm has now. */
  is_signer_sealed: z.boolean(),
  /** A data-URL image. */
  signature: z.string(),
});
export type SignedRecord = z.output<typeof signedRecord>;

/**
 * One of them whole, for the letter that is made of it at once. Ours, and the one procedure that returns a National
 * Insurance number: its reply is never put into a cache.
 */
export const portalSignedAuthorisation = contract(
  'portal_signed_authorisation',
  z.object({ p_number: z.number() }),
  signedRecord,
);
