import { useContext, useMemo } from 'react';
import { withDefaults } from '../domain/withDefaults';
import type { Messages } from './messages';
import { TextsContext } from './TextsContext';

/**
 * Returns the texts of one part of the product with the host's replacements.
 *
 * @param defaults The part's own texts. Passed in so that a bundle contains only those of its screens.
 */
export function useMessages<Part extends keyof Messages>(part: Part, defaults: Messages[Part]): Messages[Part] {
  const overrides = useContext(TextsContext)[part];
  return useMemo(() => (overrides ? withDefaults(defaults, overrides) : defaults), [defaults, overrides]);
}
