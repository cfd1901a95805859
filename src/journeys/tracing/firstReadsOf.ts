import type { FirstRead } from '../../backend/firstRead';
import type { ProcedureName } from '../../backend/procedures';
import type { Given } from '../../domain/withDefaults';
import { withDefaults } from '../../domain/withDefaults';
import { defaultPaths, gateOf, type Paths } from '../../provider/pages';
import { matchPage } from './matchPage';
import { readsOf, type PageRead } from './readsOf';

const called = (procedure: ProcedureName, payload?: object): FirstRead => ({ procedure, payload });

// Names and plain payloads: the contracts would load the schemas before the first question.
const calls: Readonly<Record<PageRead, (id: string) => FirstRead>> = {
  traces: () => called('portal_user_traces'),
  tasks: () => ({ table: 'tasks' }),
  pensions: () => called('portal_user_pensions'),
  trace: (id) => called('portal_user_trace', { p_id: id }),
  traceSearches: (id) => called('portal_trace_searches', { p_id: id }),
  traceActivity: (id) => called('portal_activity', { p_entity_type: 6, p_entity_id: id }),
  pension: (id) => ({ table: 'pensions', id }),
  pensionSearches: (id) => called('portal_pension_searches', { p_id: id }),
  pensionActivity: (id) => called('portal_activity', { p_entity_type: 7, p_entity_id: id }),
  documents: () => called('portal_user_documents'),
  signedAuthorisations: () => called('portal_signed_authorisations'),
};

/**
 * Returns what the page at a path reads first: the account, and for the portal its lists, for `firstReads` of
 * `deferAdapter`. None for a page that needs no account.
 *
 * @param pathname The path, such as `location.pathname`, without the base path of your router.
 * @param paths The `paths` of your provider. Default: `defaultPaths`.
 */
export function firstReadsOf(pathname: string, paths?: Given<Paths>): readonly FirstRead[] {
  const found = matchPage(withDefaults(defaultPaths, paths), pathname);
  const gate = found && gateOf(found.page);
  if (gate === 'anyone' || gate === 'link') return [];
  return [called('portal_user'), ...readsOf(found?.page).map((read) => calls[read](found?.id ?? ''))];
}
