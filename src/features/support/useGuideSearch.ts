import { useEffect, useState } from 'react';
import { searchGuides } from '../../backend/contracts/account';
import type { Guide } from '../../backend/entities';
import { useDraft } from '../../forms/useDraft';
import { useList, type ListState } from '../../data/useList';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Milliseconds without typing before a search begins (specification sections 5 and 9). */
const guideSearchDebounce = 300;

const source = 'guides';

/** The result of {@link useGuideSearch}. */
export interface UseGuideSearchResult {
  /** What is typed. It is kept in memory alone, while the page is away too. */
  text: string;
  setText: (text: string) => void;
  /** Searches at once for what is typed. */
  search: () => void;
  /** What the guides below were searched for. Empty while all of them are browsed. */
  query: string;
  /** The guides that match, or all of them, newest first. Only the answer to the newest query counts. */
  guides: ListState<Guide>;
  /** The guides that the firm recommends. */
  recommended: ListState<Guide>;
}

/**
 * The guides without their looks: the table `guides` and procedure `search`. The lists follow any change to the table
 * (specification sections 2.4, 4, 5 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useGuideSearch(): UseGuideSearchResult {
  usePensionTrace('useGuideSearch');
  const draft = useDraft<{ text: string }>('guide-search');
  const [text, setTyped] = useState(draft.initial?.text ?? '');
  const wanted = text.trim();
  const [query, setQuery] = useState(wanted);
  useLiveRefresh(source, source);

  useEffect(() => {
    const timer = setTimeout(() => setQuery(wanted), guideSearchDebounce);
    return () => clearTimeout(timer);
  }, [wanted]);

  return {
    text,
    setText(typed) {
      setTyped(typed);
      draft.keep({ text: typed });
      // Nobody waits for what is there already.
      if (typed.trim() === '') setQuery('');
    },
    search: () => setQuery(wanted),
    query,
    guides: useList({
      source,
      parameters: ['search', query],
      read: (backend, options) =>
        query === ''
          ? backend.readGuides({ recommended: false }, options)
          : backend.call(searchGuides, { p_query: query }, options),
    }),
    recommended: useList({
      source,
      parameters: ['recommended'],
      read: (backend, options) => backend.readGuides({ recommended: true }, options),
    }),
  };
}
