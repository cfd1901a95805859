import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../domain/device';

/** As in the style sheets: the widths from which a page has two columns, tabs, or notes in its margin. */
const widths = { columns: '(min-width: 64rem)', tabs: '(min-width: 40rem)', margin: '(min-width: 80rem)' };

/** Whether there is room for two columns, tabs or a margin, for content that depends on it. False on a server. */
export function useIsWide(enoughFor: keyof typeof widths = 'columns'): boolean {
  const wide = widths[enoughFor];
  const subscribe = useCallback((onChange: () => void) => watchMedia(wide, onChange), [wide]);
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(wide),
    () => false,
  );
}
