import { useContext, useMemo } from 'react';
import type { Messages } from './messages';
import { TextsContext } from './TextsContext';

/**
 * Returns the texts of one part of the product with the host's replacements.
 *
 * @param defaults The part's own texts, so that a bundle carries only those of the screens in it.
 */
export function useMessages<Part extends keyof Messages>(part: Part, defaults: Messages[Part]): Messages[Part] {
  const overrides: Partial<Messages[Part]> | undefined = useContext(TextsContext)[part];
  return useMemo(() => (overrides ? { ...defaults, ...overrides } : defaults), [defaults, overrides]);
}
