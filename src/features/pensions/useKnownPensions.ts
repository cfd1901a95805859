import { portalKnownPensionsAdd, portalKnownPensionsContinue } from '../../backend/contracts/pensions';
import { useStepActions, type StepActions } from '../../data/useStepActions';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** To the form for a pension, or on without one. */
export type KnownPensionsAction = 'add' | 'continue';

export interface UseKnownPensionsOptions {
  /** Called with what was chosen and the tags that the server answered, once. */
  onCompleted?: (result: { action: KnownPensionsAction; tags: readonly number[] | null }) => void;
}

/**
 * The question for known pensions without its looks: procedures `portal_known_pensions_add` and
 * `portal_known_pensions_continue` (specification sections 2.3 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useKnownPensions(options: UseKnownPensionsOptions = {}): StepActions<KnownPensionsAction> {
  usePensionTrace('useKnownPensions');
  return useStepActions({ add: portalKnownPensionsAdd, continue: portalKnownPensionsContinue }, options);
}
