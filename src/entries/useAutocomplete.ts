import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { BackendError } from '../backend/BackendError';
import type { Contract } from '../backend/contract';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { queryKeys } from '../provider/queryKeys';
import { useReporting } from '../data/useReporting';
import { useSession } from '../data/useSession';

/** Milliseconds without typing before a search begins (specification section 9). */
const autocompleteDebounce = 300;

/** A procedure that finds names by a part of them. */
export type NameSearch = Contract<z.ZodMiniType<{ p_name: string }, { p_name: string }>, z.ZodMiniType<string[]>>;

export interface Autocomplete {
  /** What may be meant, best first. Empty while nothing is typed, and when the search failed. */
  suggestions: readonly string[];
  /** True from the first key until the answer for what is typed has come. */
  isLoading: boolean;
}

/** A line of text with suggestions. */
export interface SuggestedText extends Autocomplete {
  value: string;
  onChange: (text: string) => void;
}

/**
 * Suggestions for what is typed. It searches once typing has paused, never for what was there from the start, and an
 * answer for an earlier text is not shown. A search that fails suggests nothing (specification section 8) and is told
 * to onError.
 *
 * @param contract `portal_provider_search` or `portal_sic_search`.
 * @param text What is in the input.
 */
export function useAutocomplete(contract: NameSearch, text: string): Autocomplete {
  const { backend, queryClient } = usePensionTrace('useAutocomplete');
  const reporting = useReporting();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.session.userId : '';
  const wanted = text.trim();
  const [first] = useState(wanted);
  const [searched, setSearched] = useState<string>();
  const isPaused = wanted === (searched ?? first);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => setSearched(wanted), autocompleteDebounce);
    return () => clearTimeout(timer);
  }, [wanted, isPaused]);

  const query = useQuery<string[], BackendError>(
    {
      queryKey: queryKeys.read(userId, contract.name, searched ?? ''),
      queryFn: ({ signal }) => reporting(signal, () => backend.call(contract, { p_name: searched ?? '' }, { signal })),
      enabled: searched !== undefined && searched !== '' && userId !== '',
      networkMode: 'always',
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    },
    queryClient,
  );

  if (wanted === '' || (isPaused && searched === undefined)) return { suggestions: [], isLoading: false };
  if (!isPaused || query.isFetching) return { suggestions: [], isLoading: true };
  return { suggestions: query.data ?? [], isLoading: false };
}
