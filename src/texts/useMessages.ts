import { useContext, useEffect, useMemo } from 'react';
import { unknownNames } from '../domain/unknownNames';
import { withDefaults } from '../domain/withDefaults';
import type { Messages } from './messages';
import { TextsContext, TextsWarningContext } from './TextsContext';

/**
 * Returns the texts of one part of the product with the host's replacements.
 *
 * @param defaults The part's own texts. Passed in so that a bundle contains only those of its screens.
 */
export function useMessages<Part extends keyof Messages>(part: Part, defaults: Messages[Part]): Messages[Part] {
  const overrides = useContext(TextsContext)[part];
  const warn = useContext(TextsWarningContext);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      const names = Object.keys(defaults);
      // The server's texts have none: a host names those of its own backend.
      const unknown = names.length === 0 ? [] : unknownNames(`messages.${part}`, overrides, names);
      for (const problem of unknown) warn(problem);
    }
  }, [warn, part, overrides, defaults]);
  return useMemo(() => (overrides ? withDefaults(defaults, overrides) : defaults), [defaults, overrides]);
}
