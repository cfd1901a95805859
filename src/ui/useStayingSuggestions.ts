import { useMemo, useState } from 'react';

/**
 * Returns the suggestions to show, without duplicates. While new ones load, it keeps earlier ones that still match, so
 * that the list does not flicker.
 *
 * @returns `keep` saves the current suggestions as the earlier ones. Call it before the text changes.
 */
export function useStayingSuggestions(suggestions: readonly string[], isLoading: boolean, text: string) {
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const shown = useMemo(() => {
    const typed = text.trim().toLowerCase();
    const fitting = isLoading ? earlier.filter((old) => old.toLowerCase().includes(typed)) : suggestions;
    return [...new Set(fitting)];
  }, [suggestions, earlier, isLoading, text]);

  return {
    shown,
    keep() {
      if (!isLoading) setEarlier(suggestions);
    },
  };
}
