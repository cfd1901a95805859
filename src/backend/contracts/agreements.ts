import * as z from 'zod/mini';
import { contract } from '../contract';
import { oldLetterStates, signAgainReasons } from '../../domain/signAgain';
import { addressLines, ifItFits, noInput } from '../entities';

const agreement = z.object({
  id: z.string(),
  version: z.number(),
  /** Its subject, in one or two words. */
  name: z.string(),
  /** The full text, with the firm's name. */
  text: z.string(),
});
/** A part of the letter, or a text that the customer accepts with a checkbox. */
export type Agreement = z.output<typeof agreement>;

const text = z.nullish(z.string());

/** The signer's details that every letter shows. */
export const letterSigner = z.object({
  title: z.nullish(z.number()),
  first_name: text,
  last_name: text,
  previous_names: z.nullish(z.array(z.string())),
  address: z.nullish(addressLines),
});

/** Why a customer is asked to sign again. A reason that is not one of these has no sentence. */
const signAgain = z.object({
  reason: ifItFits(z.enum(signAgainReasons)),
  /** The firm's own words, for the page alone. */
  words: text,
  /** What becomes of the earlier letter. Null without one. */
  old_letter: ifItFits(z.enum(oldLetterStates)),
});

/** The server's code while its letter names no firm. No one can read or sign the letter until the firm's name is set. */
export const unnamedLetter = 'PT424';

/** The letter that the customer signs, in the exact wording that is sealed. */
export const portalAgreements = contract(
  'portal_agreements',
  noInput,
  z.object({
    company_name: z.string(),
    /** The firm's postal address, one line of it in each line. */
    company_address: text,
    /** The body of the letter, in order. The name of the first part is the letter's title. */
    letter: z.array(agreement),
    /** The texts to tick. */
    agreements: z.array(agreement),
    /** The signer's details in the body. */
    signer: letterSigner,
    /**
     * Identifies this wording. Send it back in the header `X-Evidence`: the server refuses a signature over another
     * wording.
     */
    wording: z.string(),
    /** Only for a customer who is asked to sign again. */
    sign_again: z.nullish(signAgain),
  }),
);
