import { portalPensionAdd, portalPensionContinue } from '../../backend/contracts/pensions';
import type { Pension } from '../../backend/entities';
import { readPensions } from '../../data/reads';
import { useEntryList, type UseEntryListOptions, type UseEntryListResult } from '../../entries/useEntryList';
import { usePart } from '../../provider/usePart';

const actions = { add: portalPensionAdd, continue: portalPensionContinue };

/**
 * Headless hook for the list of known pensions in the onboarding: procedures `portal_user_pensions`,
 * `portal_pension_add` and `portal_pension_continue`.
 *
 * @example
 * ```tsx
 * function PensionsListExample() {
 *   const { list, actions } = usePensionList({ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) });
 *   return (
 *     <button onClick={() => actions.run(list.status === 'empty' ? 'add' : 'continue')}>
 *       {list.status === 'empty' ? 'Add Another Pension' : 'Continue Application'}
 *     </button>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePensionList(options: UseEntryListOptions = {}): UseEntryListResult<Pension> {
  usePart('pensionList');
  return useEntryList('pensionList', { list: readPensions(), actions }, options);
}
