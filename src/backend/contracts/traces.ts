import * as v from 'valibot';
import { contract } from '../contract';
import {
  activityItem,
  addressLines,
  id,
  names,
  noInput,
  nothing,
  number,
  search,
  tags,
  tagsOrNothing,
  trace,
} from '../entities';

const traceValues = v.object({
  p_employer: v.string(),
  /** Whether the employer is still paying in. */
  p_paying: v.boolean(),
  p_title: v.optional(v.string()),
  p_industry: v.optional(v.string()),
  p_start_year: v.optional(number),
  p_end_year: v.optional(number),
  p_provider: v.optional(v.string()),
  p_policy: v.optional(v.string()),
  p_address: v.optional(addressLines),
  p_employer_address: v.optional(addressLines),
});

export const portalUserTraces = contract('portal_user_traces', noInput, v.array(trace));
export const portalUserTrace = contract('portal_user_trace', v.object({ p_id: v.string() }), trace);
/** Returns the tags; during onboarding they lead to the list of traces. */
export const portalCreateTrace = contract('portal_create_trace', traceValues, tagsOrNothing);
/** Values left out are emptied. */
export const portalEditTrace = contract(
  'portal_edit_trace',
  v.object({ ...traceValues.entries, p_id: v.string() }),
  nothing,
);
/** Leaves the form: back to the list when it is not empty. */
export const portalCreateTraceCancel = contract('portal_create_trace_cancel', noInput, tagsOrNothing);
export const portalTraceCount = contract('portal_trace_count', noInput, number);
export const portalTraceContinue = contract('portal_trace_continue', noInput, tags);
/** An addition to the specification: from the list of traces to the form for another one. */
export const portalTraceAdd = contract('portal_trace_add', noInput, tags);
/** An addition to the specification: the searches for one trace. */
export const portalTraceSearches = contract('portal_trace_searches', v.object({ p_id: v.string() }), v.array(search));

/** Names of pension providers, at most 20, best match first. */
export const portalProviderSearch = contract('portal_provider_search', v.object({ p_name: v.string() }), names);
/** Names of industries (SIC 2007), at most 20, best match first. */
export const portalSicSearch = contract('portal_sic_search', v.object({ p_name: v.string() }), names);

/** An addition to the specification: the activity of one trace (entity type 6) or one pension (entity type 7). */
export const portalActivity = contract(
  'portal_activity',
  v.object({ p_entity_type: number, p_entity_id: id }),
  v.array(activityItem),
);
