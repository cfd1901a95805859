import * as z from 'zod/mini';
import { contract } from '../contract';
import { noInput } from '../entities';

const agreement = z.object({
  id: z.string(),
  version: z.number(),
  /** Its subject, in a word or two. */
  name: z.string(),
  /** The full text, with the firm's name. */
  text: z.string(),
});
/** A text that the customer agrees to by ticking a checkbox. */
export type Agreement = z.output<typeof agreement>;

/** The words that the customer is asked to sign, which are the words that are sealed. */
export const portalAgreements = contract(
  'portal_agreements',
  noInput,
  z.object({
    company_name: z.string(),
    agreements: z.array(agreement),
    /** Identifies these words. Sent back in the header `X-Evidence`: a signature over other words is refused. */
    wording: z.string(),
  }),
);
