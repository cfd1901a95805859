import { useEffect, useRef, useState } from 'react';

declare global {
  interface Window {
    /** Not in TypeScript's `lib.dom`, and not in every browser. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Calls `onClose` when the customer goes back on Android, which would otherwise leave the page.
 *
 * @param isOpen True while there is something to close.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const handler = useRef(onClose);
  useEffect(() => {
    handler.current = onClose;
  });

  // A CloseWatcher works once. The count creates a new one if the dialog stayed open.
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => {
      setRequests((count) => count + 1);
      handler.current();
    });
    // The dialog's own key handlers know what Escape closes, such as an open list.
    addEventListener('keydown', keepEscape, { capture: true });
    return () => {
      watcher.destroy();
      removeEventListener('keydown', keepEscape, { capture: true });
    };
  }, [isOpen, requests]);
}

/** Stops Escape from reaching the watcher. */
function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}
