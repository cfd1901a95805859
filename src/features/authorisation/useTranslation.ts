import { useCallback, useState, useSyncExternalStore, type RefObject } from 'react';

export interface Translation {
  /** Whether the words on the page differ from those of the letter. */
  isTranslated: boolean;
  /** How often the original was asked for. As a key it gives the letter new nodes in its own words. */
  original: number;
  showOriginal: () => void;
}

/** Compares the words of the letter on the page with those of its copy, which translators cannot change. */
export function useTranslation(shown: RefObject<HTMLElement | null>, copy: RefObject<HTMLElement | null>): Translation {
  const [original, setOriginal] = useState(0);

  // Not memoised: every original is another element.
  function subscribe(onChange: () => void) {
    const observer = new MutationObserver(onChange);
    if (shown.current) observer.observe(shown.current, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }
  const isTranslated = useSyncExternalStore(
    subscribe,
    () => haveOtherWords(shown.current, copy.current),
    () => false,
  );

  return { isTranslated, original, showOriginal: useCallback(() => setOriginal((count) => count + 1), []) };
}

/** Whether two renderings of the letter have different words. */
export function haveOtherWords(shown: Element | null, copy: Element | null): boolean {
  return shown !== null && copy !== null && wordsOf(shown) !== wordsOf(copy);
}

/** A translator wraps the words in elements and may change the spaces between them. */
function wordsOf(element: Element): string {
  return element.textContent.replaceAll(/\s+/g, '');
}
