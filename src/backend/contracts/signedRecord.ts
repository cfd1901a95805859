import * as z from 'zod/mini';
import { contract } from '../contract';
import { addressLines } from '../entities';
import { signedAuthorisation } from './signedAuthorisations';

const text = z.nullish(z.string());

const signedRecord = z.extend(signedAuthorisation, {
  /** 'drawn' or 'typed', when the evidence says. */
  method: text,
  agreements: z.array(
    z.object({ id: z.string(), version: z.union([z.number(), z.string()]), name: z.string(), text: z.string() }),
  ),
  /** The signer's details at the time of signing. */
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
  /** A data-URL image. */
  signature: z.string(),
});
export type SignedRecord = z.output<typeof signedRecord>;

/** A letter that a customer asked for. */
export interface LetterRequest {
  /** What was signed. It contains the National Insurance number: do not cache or log it. */
  record: SignedRecord;
  /** The provider's locale, for dates and screen readers. */
  locale: string;
  /** IANA time zone of the signing time. */
  timeZone: string;
  /** True for an empty line to sign with a pen, in place of the signature. */
  isForInk: boolean;
}

/**
 * One signed authorisation in full, for its letter. The only procedure that
 * returns a National Insurance number: never cache its reply.
 */
export const portalSignedAuthorisation = contract(
  'portal_signed_authorisation',
  z.object({ p_number: z.number() }),
  signedRecord,
);
