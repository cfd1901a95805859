import { portalProviderSearch, portalSicSearch } from '../../backend/contracts/traces';
import { readingProcedure, type Procedure } from './procedure';

const mostNames = 20;

/** The suggestions of autocomplete fields. */
export const directoryProcedures: readonly Procedure[] = [
  readingProcedure(portalProviderSearch, (_customer, { p_name }, { state }) => bestMatches(state.providers, p_name)),
  readingProcedure(portalSicSearch, (_customer, { p_name }, { state }) => bestMatches(state.industries, p_name)),
];

/** Sorts names that begin with the text first, then names with a word that does, then names that contain it. */
function bestMatches(names: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = (name: string) => {
    const lower = name.toLowerCase();
    if (lower.startsWith(wanted)) return 0;
    return lower.includes(` ${wanted}`) ? 1 : 2;
  };
  return names
    .filter((name) => name.toLowerCase().includes(wanted))
    .sort((one, other) => rank(one) - rank(other) || one.toLowerCase().localeCompare(other.toLowerCase(), 'en-GB'))
    .slice(0, mostNames);
}
