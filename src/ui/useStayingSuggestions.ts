import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createLatest } from '../domain/createLatest';

/**
 * The suggestions to show, without duplicates. While new ones load, earlier ones that still match stay,
 * so that the list does not flicker.
 */
export function useStayingSuggestions(suggestions: readonly string[], isLoading: boolean, text: string) {
  const [loaded] = useState(() => createLatest(suggestions));
  const last = useSyncExternalStore(loaded.subscribe, loaded.get, loaded.get);
  useEffect(() => {
    if (!isLoading) loaded.set(suggestions);
  }, [loaded, suggestions, isLoading]);

  return useMemo(() => {
    const typed = text.trim().toLowerCase();
    const fitting = isLoading ? last.filter((old) => old.toLowerCase().includes(typed)) : suggestions;
    return [...new Set(fitting)];
  }, [suggestions, last, isLoading, text]);
}
