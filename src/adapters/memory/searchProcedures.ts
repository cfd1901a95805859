import { searchGuides } from '../../backend/contracts/account';
import { portalActivity, portalProviderSearch, portalSicSearch } from '../../backend/contracts/traces';
import { findPension } from './pensionProcedures';
import { customerProcedure, taggedProcedure, type Procedure } from './procedure';
import { refused } from './refusals';
import { findTrace } from './traceProcedures';

/** Entity types of `portal_activity`. */
const traceType = 6;
const pensionType = 7;
const mostNames = 20;

/** What is looked up: names for the autocomplete, guides, activity. */
export const searchProcedures: readonly Procedure[] = [
  customerProcedure(portalProviderSearch, (_customer, { p_name }, { state }) => bestMatches(state.providers, p_name)),
  customerProcedure(portalSicSearch, (_customer, { p_name }, { state }) => bestMatches(state.industries, p_name)),

  customerProcedure(searchGuides, (_customer, { p_query }, { state }) => {
    const query = p_query.trim().toLowerCase();
    return state.guides.filter(({ title, content }) => `${title}\n${content}`.toLowerCase().includes(query));
  }),

  taggedProcedure(portalActivity, [12, 13], (customer, { p_entity_type, p_entity_id }) => {
    if (p_entity_type === traceType) return findTrace(customer, p_entity_id).activity;
    if (p_entity_type === pensionType) return findPension(customer, p_entity_id).activity;
    throw refused.missing();
  }),
];

/** Names that begin with what was typed come before names that contain it. */
function bestMatches(names: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = (name: string) => (name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return names
    .filter((name) => name.toLowerCase().includes(wanted))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other, 'en-GB'))
    .slice(0, mostNames);
}
