import * as z from 'zod/mini';
import { contract } from '../contract';
import {
  activityItem,
  addressLines,
  id,
  names,
  noInput,
  nothing,
  search,
  tags,
  tagsOrNothing,
  trace,
} from '../entities';

const traceValues = z.object({
  p_employer: z.string(),
  /** Whether the employer is still paying in. */
  p_paying: z.boolean(),
  p_title: z.optional(z.string()),
  p_industry: z.optional(z.string()),
  p_start_year: z.optional(z.number()),
  p_end_year: z.optional(z.number()),
  p_provider: z.optional(z.string()),
  p_policy: z.optional(z.string()),
  p_address: z.optional(addressLines),
  p_employer_address: z.optional(addressLines),
});

export const portalUserTraces = contract('portal_user_traces', noInput, z.array(trace));
export const portalUserTrace = contract('portal_user_trace', z.object({ p_id: z.string() }), trace);
/** Returns the tags; during onboarding the next step is the list of traces. */
export const portalCreateTrace = contract('portal_create_trace', traceValues, tagsOrNothing);
/** Omitted values are cleared. */
export const portalEditTrace = contract('portal_edit_trace', z.extend(traceValues, { p_id: z.string() }), nothing);
/** Leaves the form: back to the list unless it is empty. */
export const portalCreateTraceCancel = contract('portal_create_trace_cancel', noInput, tagsOrNothing);
export const portalTraceCount = contract('portal_trace_count', noInput, z.number());
export const portalTraceContinue = contract('portal_trace_continue', noInput, tags);
/** Goes from the list of traces to the form for another one. */
export const portalTraceAdd = contract('portal_trace_add', noInput, tags);
/** Takes back a trace before the firm has asked anyone about it. Returns the tags: after the last one, onboarding returns to the form. */
export const portalTraceRemove = contract('portal_trace_remove', z.object({ p_id: z.string() }), tagsOrNothing);
/** The searches for one trace. */
export const portalTraceSearches = contract('portal_trace_searches', z.object({ p_id: z.string() }), z.array(search));

/** Names of pension providers, at most 20, best match first. */
export const portalProviderSearch = contract('portal_provider_search', z.object({ p_name: z.string() }), names);
/** Names of industries (SIC 2007), at most 20, best match first. */
export const portalSicSearch = contract('portal_sic_search', z.object({ p_name: z.string() }), names);

/** The activity of one trace (entity type 6) or one pension (entity type 7). */
export const portalActivity = contract(
  'portal_activity',
  z.object({ p_entity_type: z.number(), p_entity_id: id }),
  z.array(activityItem),
);
