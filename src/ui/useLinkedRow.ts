import { useEffect, useRef } from 'react';

/**
 * Calls `onLinked` with the item whose row the URL names after `#`: once after a page load, when the items have loaded,
 * and on each later link.
 *
 * @param rowIdOf Returns the `id` of an item's row.
 */
export function useLinkedRow<Item>(
  items: readonly Item[],
  rowIdOf: ((item: Item) => string) | undefined,
  onLinked: (item: Item) => void,
): void {
  const isFollowed = useRef(false);
  const latest = useRef(onLinked);
  useEffect(() => {
    latest.current = onLinked;
  });

  useEffect(() => {
    if (!rowIdOf) return undefined;
    const follow = () => {
      const item = items.find((one) => `#${rowIdOf(one)}` === window.location.hash);
      if (item === undefined) return;
      isFollowed.current = true;
      latest.current(item);
    };
    // A refetch changes the items, and a customer who has focused something else is busy there.
    if (!isFollowed.current && !isBusy()) follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [items, rowIdOf]);
}

/** Whether the customer has focused a control. A page focuses its heading itself. */
function isBusy(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
}
