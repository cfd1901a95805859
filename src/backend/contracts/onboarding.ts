import * as z from 'zod/mini';
import { contract } from '../contract';
import { noInput, tags, userProfile } from '../entities';

/** The name and email behind an invite link. Callable logged out. */
export const portalWelcomeBack = contract(
  'portal_welcome_back',
  z.object({ p_id: z.string() }),
  z.object({ email: z.string(), name: z.string() }),
);

/** The logged-in customer's own profile, tags included. */
export const portalUser = contract('portal_user', noInput, userProfile);

/**
 * The personal details. Moves tag 1 to 2. Also accepted with tags 2 to 11 and 15, to correct earlier answers: the firm's
 * eligibility is then asked again, and a customer who is no longer eligible moves to 5.
 */
export const portalPersonal = contract(
  'portal_personal',
  z.object({
    /** 1 Mr, 2 Mrs, 3 Miss, 4 Mx, 5 Dr, 6 Ms, 7 Prof, 8 Rev; null only where the rules make it optional. */
    p_title: z.nullable(z.number()),
    /** Sent only if changed from the profile. */
    p_first_name: z.optional(z.string()),
    /** Sent only if changed from the profile. */
    p_last_name: z.optional(z.string()),
    p_previous_names: z.array(z.string()),
    /** YYYY-MM-DD. */
    p_date_of_birth: z.string(),
    /** Upper case, without spaces. A correction may leave it out to keep the stored one. */
    p_national_insurance: z.optional(z.string()),
    p_phone_number: z.string(),
  }),
  tags,
);

/**
 * The current address. Moves tag 2 to 3. Also accepted with tags 1 to 11 and 15, to correct the address in the letter, as
 * `portal_personal` is.
 */
export const portalAddress = contract(
  'portal_address',
  z.object({
    p_line1: z.string(),
    p_line2: z.string(),
    p_line3: z.string(),
    p_city: z.string(),
    p_postcode: z.string(),
  }),
  tags,
);

/**
 * `p_reason` is 1 to locate a relative's pension, 2 to consolidate, 3 to access funds, 4 to plan retirement, 5 for concern
 * about performance, 6 for a financial adviser, 7 for better options, 8 for pension rights, 9 for someone who has passed
 * away, 10 for other reasons. Accepted with tag 3, and with tag 5 to change the reason: both move to 4, and the firm
 * decides again.
 */
export const portalWhy = contract('portal_why', z.object({ p_reason: z.number() }), tags);

/**
 * The customer's whole National Insurance number, to check it before signing and to put it in a letter to a provider; null
 * without one. Accepted with tags 1 to 13 and 15. Limited and logged; never cached.
 */
export const portalNationalInsurance = contract('portal_national_insurance', noInput, z.nullable(z.string()));

const authorisation = z.object({
  p_data_protection: z.boolean(),
  p_hmrc_authorised: z.boolean(),
  /** A data-URL image. */
  p_signature: z.string(),
  /** A PNG data URL of the page, or null when the capture failed (the evidence then gives the reason). */
  p_screenshot: z.nullable(z.string()),
});

export const portalAuthorisation = contract('portal_authorisation', authorisation, tags);
export const portalActionAuthorisation = contract('portal_action_authorisation', authorisation, tags);

/** Ends the first visit: tag 12 becomes 13. */
export const portalEndTour = contract('portal_end_tour', noInput, tags);
export const portalCancelApplication = contract('portal_cancel_application', noInput, tags);
/** Restores the tags from before cancelling, within 14 days. */
export const portalRestoreApplication = contract('portal_restore_application', noInput, tags);
/**
 * Permanently anonymises the caller's own data; `p_id` must be the caller's own id. Needs the headers of
 * `auth.confirmIdentity`. Replies with `erasure_due` when the deletion is delayed: until then
 * `portal_restore_application` withdraws it.
 */
export const anonymizeUser = contract(
  'anonymize_user',
  z.object({ p_id: z.string() }),
  z.nullish(z.union([tags, z.object({ erasure_due: z.string() })])),
);
