import * as v from 'valibot';
import { contract } from '../contract';
import { addressLines, noInput, nothing, number, pension, search, tags, tagsOrNothing } from '../entities';

const pensionValues = v.object({
  p_provider: v.string(),
  p_policy: v.optional(v.string()),
  p_start_year: v.optional(number),
  p_end_year: v.optional(number),
  /** Whether the customer is still contributing. */
  p_paying: v.boolean(),
  p_address: v.optional(addressLines),
});

export const portalUserPensions = contract('portal_user_pensions', noInput, v.array(pension));
export const portalKnownPensionsAdd = contract('portal_known_pensions_add', noInput, tags);
export const portalKnownPensionsContinue = contract('portal_known_pensions_continue', noInput, tags);
export const portalCreatePension = contract('portal_create_pension', pensionValues, tagsOrNothing);
/** Values left out are emptied. */
export const portalEditPension = contract(
  'portal_edit_pension',
  v.object({ ...pensionValues.entries, p_id: v.string() }),
  nothing,
);
/** Leaves the form: back to the list when it is not empty, otherwise to the known-pensions question. */
export const portalPensionCancel = contract('portal_pension_cancel', noInput, tags);
export const portalPensionCount = contract('portal_pension_count', noInput, number);
export const portalPensionContinue = contract('portal_pension_continue', noInput, tags);
/** An addition to the specification: from the list of pensions to the form for another one. */
export const portalPensionAdd = contract('portal_pension_add', noInput, tags);
/** An addition to the specification: the searches for one pension. */
export const portalPensionSearches = contract(
  'portal_pension_searches',
  v.object({ p_id: v.string() }),
  v.array(search),
);
