import * as v from 'valibot';
import { contract } from '../contract';
import { addressLines, number } from '../entities';
import { signedAuthorisation } from './signedAuthorisations';

const text = v.nullish(v.string());

const signedRecord = v.object({
  ...signedAuthorisation.entries,
  /** 'drawn' or 'typed', when the evidence says. */
  method: text,
  agreements: v.array(
    v.object({ id: v.string(), version: v.union([number, v.string()]), name: v.string(), text: v.string() }),
  ),
  /** The signer's details at the time of signing. */
  signer: v.object({
    title: v.nullish(number),
    first_name: text,
    last_name: text,
    previous_names: v.nullish(v.array(v.string())),
    /** YYYY-MM-DD. */
    birth_date: text,
    national_insurance: text,
    company_name: v.string(),
    address: v.nullish(addressLines),
  }),
  /** A data-URL image. */
  signature: v.string(),
});
export type SignedRecord = v.InferOutput<typeof signedRecord>;

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
 * One signed authorisation in full, for its letter. An addition to the specification, and the only procedure that
 * returns a National Insurance number: never cache its reply.
 */
export const portalSignedAuthorisation = contract(
  'portal_signed_authorisation',
  v.object({ p_number: number }),
  signedRecord,
);
