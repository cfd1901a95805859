import { useEffect, useMemo, useRef } from 'react';

/**
 * The suggestions to show, without duplicates. While new ones load, earlier ones that still match stay,
 * so that the list does not flicker.
 */
export function useStayingSuggestions(suggestions: readonly string[], isLoading: boolean, text: string) {
  const last = useRef(suggestions);
  useEffect(() => {
    if (!isLoading) last.current = suggestions;
  }, [suggestions, isLoading]);

  return useMemo(() => {
    const typed = text.trim().toLowerCase();
    const fitting = isLoading ? last.current.filter((old) => old.toLowerCase().includes(typed)) : suggestions;
    return [...new Set(fitting)];
  }, [suggestions, isLoading, text]);
}
