import { portalKnownPensionsAdd, portalKnownPensionsContinue } from '../../backend/contracts/pensions';
import { useStepActions, type StepActions, type UseStepActionsOptions } from '../../data/useStepActions';
import { usePart } from '../../provider/usePart';

/** Goes to the form for a pension, or continues without one. */
export type KnownPensionsAction = 'add' | 'continue';

export type UseKnownPensionsOptions = UseStepActionsOptions<KnownPensionsAction>;

/**
 * Headless hook for the question about known pensions: procedures `portal_known_pensions_add` and
 * `portal_known_pensions_continue`.
 *
 * @example
 * ```tsx
 * function KnownPensionsExample() {
 *   const { run, busyWith } = useKnownPensions({ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) });
 *   return (
 *     <button disabled={busyWith !== undefined} onClick={() => run('add')}>
 *       Add Pension
 *     </button>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useKnownPensions(options: UseKnownPensionsOptions = {}): StepActions<KnownPensionsAction> {
  usePart('knownPensions');
  return useStepActions(
    'knownPensions',
    { add: portalKnownPensionsAdd, continue: portalKnownPensionsContinue },
    options,
  );
}
