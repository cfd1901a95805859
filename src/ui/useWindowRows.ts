import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualItem,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

type RowOptions = Pick<
  VirtualizerOptions<Window, HTMLLIElement>,
  'count' | 'getItemKey' | 'estimateSize' | 'measureElement' | 'overscan' | 'scrollMargin' | 'rangeExtractor'
>;

/** The rows to render, and the height of all rows in pixels. */
interface WindowRows {
  items: readonly VirtualItem[];
  totalSize: number;
}

/**
 * The visible rows of a long list. Unlike `useWindowVirtualizer` it returns values, not functions whose results change,
 * so that React can memoise them.
 */
export function useWindowRows(options: RowOptions): WindowRows & { measure: (row: HTMLLIElement | null) => void } {
  const [store] = useState(() => createWindowRows(options));
  store.setOptions(options);
  const rows = useSyncExternalStore(store.subscribe, store.getRows, store.getRows);
  useLayoutEffect(() => store.mount(), [store]);
  useLayoutEffect(() => store.update());
  return { ...rows, measure: store.measure };
}

function createWindowRows(first: RowOptions) {
  const listeners = new Set<() => void>();
  let rows: WindowRows | undefined;
  const fullOptions = (options: RowOptions): VirtualizerOptions<Window, HTMLLIElement> => ({
    getScrollElement: () => (typeof document === 'undefined' ? null : window),
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => (typeof document === 'undefined' ? 0 : window.scrollY),
    onChange() {
      rows = undefined;
      for (const listener of listeners) listener();
    },
    ...options,
  });
  const virtualizer = new Virtualizer(fullOptions(first));

  return {
    setOptions(options: RowOptions) {
      virtualizer.setOptions(fullOptions(options));
      rows = undefined;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getRows: () => (rows ??= { items: virtualizer.getVirtualItems(), totalSize: virtualizer.getTotalSize() }),
    mount: () => virtualizer._didMount(),
    update: () => virtualizer._willUpdate(),
    measure: virtualizer.measureElement,
  };
}
