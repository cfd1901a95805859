import * as v from 'valibot';
import { contract } from '../contract';
import { noInput, number, tags, userProfile } from '../entities';

/** The name and email behind an invite link. Callable signed out. */
export const portalWelcomeBack = contract(
  'portal_welcome_back',
  v.object({ p_id: v.string() }),
  v.object({ email: v.string(), name: v.string() }),
);

/** The signed-in customer's own profile, tags included. */
export const portalUser = contract('portal_user', noInput, userProfile);

export const portalPersonal = contract(
  'portal_personal',
  v.object({
    /** 1 Mr, 2 Mrs, 3 Miss, 4 Mx, 5 Dr, 6 Ms, 7 Prof, 8 Rev; null only where the rules make it optional. */
    p_title: v.nullable(number),
    /** Sent only if changed from the profile. */
    p_first_name: v.optional(v.string()),
    /** Sent only if changed from the profile. */
    p_last_name: v.optional(v.string()),
    p_previous_names: v.array(v.string()),
    /** YYYY-MM-DD. */
    p_date_of_birth: v.string(),
    /** Upper case, without spaces. */
    p_national_insurance: v.string(),
    p_phone_number: v.string(),
  }),
  tags,
);

export const portalAddress = contract(
  'portal_address',
  v.object({
    p_line1: v.string(),
    p_line2: v.string(),
    p_line3: v.string(),
    p_city: v.string(),
    p_postcode: v.string(),
  }),
  tags,
);

/** `p_reason` is 1 to 10, see `domain/reason.ts`. */
export const portalWhy = contract('portal_why', v.object({ p_reason: number }), tags);

const authorisation = v.object({
  p_data_protection: v.boolean(),
  p_hmrc_authorised: v.boolean(),
  /** A data-URL image. */
  p_signature: v.string(),
  /** A PNG data URL of the page, or null when no picture could be taken (the evidence then says why). */
  p_screenshot: v.nullable(v.string()),
});

export const portalAuthorisation = contract('portal_authorisation', authorisation, tags);
export const portalActionAuthorisation = contract('portal_action_authorisation', authorisation, tags);

/** Ends the first visit: tag 12 becomes 13. */
export const portalEndTour = contract('portal_end_tour', noInput, tags);
export const portalCancelApplication = contract('portal_cancel_application', noInput, tags);
/** An addition to the specification: gives back the tags held before cancelling, within 14 days. */
export const portalRestoreApplication = contract('portal_restore_application', noInput, tags);
/**
 * Anonymises the caller's own data for good; `p_id` must be the caller's own id. Needs the headers of
 * `auth.confirmIdentity`. Replies with `erasure_due` when the deletion waits: until then `portal_restore_application`
 * withdraws it.
 */
export const anonymizeUser = contract(
  'anonymize_user',
  v.object({ p_id: v.string() }),
  v.nullish(v.union([tags, v.object({ erasure_due: v.string() })])),
);
