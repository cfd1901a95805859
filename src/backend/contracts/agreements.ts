import * as v from 'valibot';
import { contract } from '../contract';
import { noInput, number } from '../entities';

const agreement = v.object({
  id: v.string(),
  version: number,
  /** Its subject, in a word or two. */
  name: v.string(),
  /** The full text, with the firm's name. */
  text: v.string(),
});
/** A text that the customer agrees to by ticking a checkbox. */
export type Agreement = v.InferOutput<typeof agreement>;

/** An addition to the specification: the words that the customer is asked to sign, which are the words that are sealed. */
export const portalAgreements = contract(
  'portal_agreements',
  noInput,
  v.object({
    company_name: v.string(),
    agreements: v.array(agreement),
    /** Identifies these words. Sent back in the header `X-Evidence`: a signature over other words is refused. */
    wording: v.string(),
  }),
);
