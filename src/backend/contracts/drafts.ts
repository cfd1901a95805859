import * as z from 'zod/mini';
import { contract } from '../contract';
import { noInput, nothing } from '../entities';

const typed = z.looseObject({});

/** The customer's unsent drafts by form, newest first. */
export const portalDrafts = contract('portal_drafts', noInput, z.array(z.object({ form: z.string(), typed })));

/**
 * Merges typed values into the form's draft. Keeps no password, National Insurance number, code, agreement or
 * signature. A refusal with PT429 means that there were too many: the page keeps the values and sends them half a minute
 * later.
 */
export const portalDraftKeep = contract(
  'portal_draft_keep',
  z.object({
    /** The form, such as `personal-details` or `trace/<id>`. */
    p_form: z.string(),
    /** The values by field; null deletes the draft. */
    p_values: z.nullable(typed),
  }),
  nothing,
);
