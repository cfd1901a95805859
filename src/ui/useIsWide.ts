import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../domain/device';

/** As in the style sheets: a page has two columns from this width on, and tabs from this one. */
const widths = { columns: '(min-width: 64rem)', tabs: '(min-width: 40rem)' };

/** Whether there is room for two columns, or for tabs, for content that depends on it. False on a server. */
export function useIsWide(enoughFor: keyof typeof widths = 'columns'): boolean {
  const wide = widths[enoughFor];
  const subscribe = useCallback((onChange: () => void) => watchMedia(wide, onChange), [wide]);
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(wide),
    () => false,
  );
}
