import { useMemo } from 'react';
import type { Messages } from './messages';
import { usePensionTrace } from './PensionTraceContext';

/**
 * Returns the texts of one feature with the host's replacements.
 *
 * @param defaults The feature's own texts, so that a bundle carries only those of the screens in it.
 */
export function useMessages<Feature extends keyof Messages>(
  feature: Feature,
  defaults: Messages[Feature],
): Messages[Feature] {
  const overrides: Partial<Messages[Feature]> | undefined = usePensionTrace().messages[feature];
  return useMemo(() => (overrides ? { ...defaults, ...overrides } : defaults), [defaults, overrides]);
}
