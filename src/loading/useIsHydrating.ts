import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether React renders on a server, or hydrates a server's markup and must render the same. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
