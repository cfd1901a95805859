import { useEffect, useState } from 'react';
import { portalProviderSearch, portalSicSearch } from '../backend/contracts/traces';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useCustomerQuery } from '../data/useCustomerQuery';

/** Milliseconds without typing before a search starts. */
const autocompleteDebounce = 300;

/** The procedures that search names. */
const searches = { providers: portalProviderSearch, industries: portalSicSearch };

/** The suggestions for a text. */
export interface Autocomplete {
  /** The matching names, best first. Empty for an empty text and after a failed search. */
  suggestions: readonly string[];
  /** True from the first key until the matches for the text have loaded. */
  isLoading: boolean;
}

/** A text field with suggestions. */
export interface SuggestedText extends Autocomplete {
  value: string;
  onChange: (text: string) => void;
}

/**
 * Suggests names for a text. Searches when typing has paused for 300 ms, and never for the initial text. A failed
 * search gives no suggestions and goes to `onError`.
 *
 * @param names Pension providers, or industries (SIC 2007).
 * @param text The text in the input.
 * @example
 * ```tsx
 * function AutocompleteExample() {
 *   const [text, setText] = useState('');
 *   const { suggestions } = useAutocomplete('providers', text);
 *   const names = suggestions.map((name) => <option key={name} value={name} />);
 *   const input = <input aria-label="Provider" list="names" value={text} onChange={({ target }) => setText(target.value)} />;
 *   return <p>{input} <datalist id="names">{names}</datalist></p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useAutocomplete(names: keyof typeof searches, text: string): Autocomplete {
  usePensionTrace('useAutocomplete');
  const contract = searches[names];
  const wanted = text.trim();
  const [first] = useState(wanted);
  const [searched, setSearched] = useState<string>();
  const isPaused = wanted === (searched ?? first);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => setSearched(wanted), autocompleteDebounce);
    return () => clearTimeout(timer);
  }, [wanted, isPaused]);

  const query = useCustomerQuery<string[]>({
    source: contract.name,
    parameters: [searched ?? ''],
    isTyped: true,
    isEnabled: searched !== undefined && searched !== '',
    read: (backend, options) => backend.call(contract, { p_name: searched ?? '' }, options),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

  if (wanted === '' || (isPaused && searched === undefined)) return { suggestions: [], isLoading: false };
  if (!isPaused || query.isFetching) return { suggestions: [], isLoading: true };
  return { suggestions: query.data ?? [], isLoading: false };
}
