import * as z from 'zod/mini';
import { contract } from '../contract';
import { noInput } from '../entities';

const agreement = z.object({
  id: z.string(),
  version: z.number(),
  /** Its subject, in one or two words. */
  name: z.string(),
  /** The full text, with the firm's name. */
  text: z.string(),
});
/** A text that the customer accepts with a checkbox. */
export type Agreement = z.output<typeof agreement>;

/** The agreements that the customer signs, in the exact wording that is sealed. */
export const portalAgreements = contract(
  'portal_agreements',
  noInput,
  z.object({
    company_name: z.string(),
    agreements: z.array(agreement),
    /**
     * Identifies this wording. Send it back in the header `X-Evidence`: the server refuses a signature over another
     * wording.
     */
    wording: z.string(),
  }),
);
