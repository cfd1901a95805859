import { defaultRangeExtractor, measureElement, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useMemo, useState, type ReactNode } from 'react';
import { ListPlaceContext } from './ListPlace';
import { useFocusedRow } from './useFocusedRow';
import { usePageOffset } from './usePageOffset';

export interface LongListProps {
  /** What the list holds, for a screen reader. */
  label: string;
  /** How many rows it has. */
  count: number;
  /** What a row is known by. Keep the function while the rows are the same. */
  keyAt: (index: number) => string;
  /** Renders one row: a ListRow. */
  children: (index: number) => ReactNode;
}

/** The height of a row in pixels until it is measured. */
const likelyHeight = 88;
/** How many rows beyond the window are in the page, so that Tab always finds the next one. */
const beyondWindow = 8;

/**
 * A list too long to be in the page as a whole: it holds the rows in the window and some around them, scrolls with the
 * page, and tells a screen reader how many rows there are and which one it is at. The row that has the focus stays in
 * the page with its neighbours, wherever one scrolls.
 */
export function LongList({ label, count, keyAt, children }: LongListProps) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const focusedKey = useFocusedRow(list, keyAt);
  const offset = usePageOffset(list);
  const focused = useMemo(
    () =>
      focusedKey === undefined ? -1 : Array.from({ length: count }, (_, index) => keyAt(index)).indexOf(focusedKey),
    [count, focusedKey, keyAt],
  );
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count,
    getItemKey: keyAt,
    estimateSize: () => likelyHeight,
    // What is hidden has no height: taken for true, ever more rows would be asked for.
    measureElement: (...row) => measureElement(...row) || likelyHeight,
    overscan: beyondWindow,
    scrollMargin: offset,
    rangeExtractor: (range) => withNeighbours(range, focused),
    useFlushSync: false,
  });
  const inPage = rows.getVirtualItems();
  const lastEnd = (inPage.at(-1)?.end ?? offset) - offset;

  return (
    <ul
      ref={setList}
      className="ptr-list ptr-list--rows ptr-list--long"
      role="list"
      aria-label={label}
      style={{ paddingBlockEnd: Math.max(0, rows.getTotalSize() - lastEnd) }}
    >
      {inPage.map(({ key, index, start }, place) => (
        <Place
          key={key}
          index={index}
          count={count}
          gap={start - (inPage[place - 1]?.end ?? offset)}
          measure={rows.measureElement}
        >
          {children(index)}
        </Place>
      ))}
    </ul>
  );
}

interface PlaceProps {
  index: number;
  count: number;
  /** What lies between this row and the one before it in the page, in pixels: rows that are not there. */
  gap: number;
  measure: (element: HTMLLIElement | null) => void;
  children: ReactNode;
}

/** Gives its row the place that it has in the list. */
function Place({ index, count, gap, measure, children }: PlaceProps) {
  const place = useMemo(
    () => ({
      ref: measure,
      style: { marginBlockStart: gap },
      'data-index': index,
      'aria-setsize': count,
      'aria-posinset': index + 1,
    }),
    [index, count, gap, measure],
  );
  return <ListPlaceContext.Provider value={place}>{children}</ListPlaceContext.Provider>;
}

function withNeighbours(range: Range, focused: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (focused < 0) return indexes;
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...indexes, ...around])].sort((one, other) => one - other);
}
