import { useEffect, useState } from 'react';
import type { Guide } from '../../backend/entities';
import { useDraft } from '../../data/useDraft';
import { readGuides, readRecommendedGuides } from '../../data/reads';
import { useList, type ListState } from '../../data/useList';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { usePart } from '../../provider/usePart';

/** Milliseconds without typing before a search starts. */
const guideSearchDebounce = 300;

const source = 'guides';

/** The result of {@link useGuideSearch}. */
export interface UseGuideSearchResult {
  /** The text in the search box. Kept in memory while the screen is unmounted. */
  text: string;
  setText: (text: string) => void;
  /** Searches for `text` at once. */
  search: () => void;
  /** The current query of `guides`. Empty while browsing all guides. */
  query: string;
  /** The matching guides, or all guides, newest first. Replies to older queries are ignored. */
  guides: ListState<Guide>;
  /** The recommended guides. */
  recommended: ListState<Guide>;
}

/**
 * Headless hook for the support screen: the table `guides` and procedure `search`. Refetches when the table changes.
 *
 * @example
 * ```tsx
 * function GuideSearchExample() {
 *   const { text, setText, guides } = useGuideSearch();
 *   const found = guides.status === 'success' ? guides.data.map(({ id, title }) => <li key={id}>{title}</li>) : null;
 *   const input = <input aria-label="Search guides" value={text} onChange={({ target }) => setText(target.value)} />;
 *   return <div>{input} <ul>{found}</ul></div>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useGuideSearch(): UseGuideSearchResult {
  usePart('guideSearch');
  const draft = useDraft<{ text: string }>('guide-search');
  const [text, setTyped] = useState(draft.initial?.text ?? '');
  const wanted = text.trim();
  const [query, setQuery] = useState(wanted);
  useLiveRefresh([source], [source]);
  const all = useList(readGuides(''));
  const found = useList({ ...readGuides(query), isTyped: true, isEnabled: query !== '' });

  useEffect(() => {
    const timer = setTimeout(() => setQuery(wanted), guideSearchDebounce);
    return () => clearTimeout(timer);
  }, [wanted]);

  return {
    text,
    setText(typed) {
      setTyped(typed);
      draft.keep({ text: typed });
      // All guides are cached, so there is no need to wait for a pause.
      if (typed.trim() === '') setQuery('');
    },
    search: () => setQuery(wanted),
    query,
    guides: query === '' ? all : found,
    recommended: useList(readRecommendedGuides()),
  };
}
