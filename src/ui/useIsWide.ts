import { useSyncExternalStore } from 'react';

/** As in the style sheets: from this width on there are two columns. */
const wide = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for two columns, for content whose order depends on it. False on a server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}
