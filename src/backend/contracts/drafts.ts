import * as v from 'valibot';
import { contract } from '../contract';
import { jsonObject, noInput, nothing } from '../entities';

const typed: v.GenericSchema<Record<string, unknown>> = jsonObject(v.looseObject({}));

/** An addition to the specification: the customer's unsent drafts by form, newest first. */
export const portalDrafts = contract('portal_drafts', noInput, v.array(v.object({ form: v.string(), typed })));

/**
 * An addition to the specification: saves typed values over earlier ones of the same form. Keeps no password, National
 * Insurance number, code, agreement or signature.
 */
export const portalDraftKeep = contract(
  'portal_draft_keep',
  v.object({
    /** The form, such as `personal-details` or `trace/<id>`. */
    p_form: v.string(),
    /** The values by field; null deletes the draft. */
    p_values: v.nullable(typed),
  }),
  nothing,
);
