import { useEffect } from 'react';

/**
 * While the list is open, removes react-aria's announcement of the number of options. The field announces the number
 * itself, in the host's words: react-aria's are fixed and have no Welsh. Call it in a child of the combobox, so that its
 * effect runs before react-aria's.
 */
export function useOwnCount(isOpen: boolean, suggestions: readonly string[]): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const observer = new MutationObserver(() => {
      const log = document.querySelector('body > [data-live-announcer] > [aria-live="assertive"]');
      for (const message of log ? [...log.children] : []) {
        const text = message.textContent ?? '';
        // On Apple devices react-aria also announces the focused option.
        if (/\p{Nd}/u.test(text) && !suggestions.includes(text)) message.remove();
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isOpen, suggestions]);
}
