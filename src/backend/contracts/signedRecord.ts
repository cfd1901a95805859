import * as z from 'zod/mini';
import { contract } from '../contract';
import { letterSigner } from './agreements';
import { signedAuthorisation } from './signedAuthorisations';

const text = z.nullish(z.string());

const signedText = z.object({
  id: z.string(),
  version: z.union([z.number(), z.string()]),
  name: z.string(),
  text: z.string(),
});

const signedRecord = z.extend(signedAuthorisation, {
  /** 'drawn' or 'typed', when the evidence says. */
  method: text,
  /** The body of the letter, in order. The name of the first part is the letter's title. */
  letter: z.array(signedText),
  /** The texts that were ticked. */
  agreements: z.array(signedText),
  /** The signer's details at the time of signing. */
  signer: z.extend(letterSigner, {
    /** YYYY-MM-DD. */
    birth_date: text,
    national_insurance: text,
    company_name: z.string(),
    /** The firm's postal address, one line of it in each line. */
    company_address: text,
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
