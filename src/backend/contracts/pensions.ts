import * as z from 'zod/mini';
import { contract } from '../contract';
import { addressLines, noInput, nothing, pension, search, tags, tagsOrNothing } from '../entities';

const pensionValues = z.object({
  p_provider: z.string(),
  p_policy: z.optional(z.nullable(z.string())),
  /** The customer has no policy number: null is accepted where the number is required. */
  p_has_no_policy: z.optional(z.boolean()),
  p_start_year: z.optional(z.number()),
  p_end_year: z.optional(z.number()),
  /** Whether the customer is still contributing. */
  p_paying: z.boolean(),
  p_address: z.optional(addressLines),
});

export const portalUserPensions = contract('portal_user_pensions', noInput, z.array(pension));
export const portalKnownPensionsAdd = contract('portal_known_pensions_add', noInput, tags);
export const portalKnownPensionsContinue = contract('portal_known_pensions_continue', noInput, tags);
export const portalCreatePension = contract('portal_create_pension', pensionValues, tagsOrNothing);
/** Omitted values are cleared. */
export const portalEditPension = contract(
  'portal_edit_pension',
  z.extend(pensionValues, { p_id: z.string() }),
  nothing,
);
/** Leaves the form: back to the list, or to the known-pensions question when the list is empty. */
export const portalPensionCancel = contract('portal_pension_cancel', noInput, tags);
export const portalPensionCount = contract('portal_pension_count', noInput, z.number());
export const portalPensionContinue = contract('portal_pension_continue', noInput, tags);
/** Goes from the list of pensions to the form for another one. */
export const portalPensionAdd = contract('portal_pension_add', noInput, tags);
/** Takes back a pension before the firm has asked anyone about it. Returns the tags: after the last one, onboarding returns to the question. */
export const portalPensionRemove = contract('portal_pension_remove', z.object({ p_id: z.string() }), tagsOrNothing);
/** The searches for one pension. */
export const portalPensionSearches = contract(
  'portal_pension_searches',
  z.object({ p_id: z.string() }),
  z.array(search),
);
