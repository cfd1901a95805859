import { defaultRangeExtractor, measureElement, type Range } from '@tanstack/react-virtual';
import { useMemo, useState, type ReactNode } from 'react';
import { ListPlaceContext } from './ListPlace';
import { useFocusedRow } from './useFocusedRow';
import { usePageOffset } from './usePageOffset';
import { useWindowRows } from './useWindowRows';

export interface LongListProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The number of rows. */
  count: number;
  /** Returns the key of a row. Keep the function stable while the rows are unchanged. */
  keyAt: (index: number) => string;
  /** Renders one row: a ListRow. */
  children: (index: number) => ReactNode;
}

/** The height of a row in pixels until it is measured. */
const likelyHeight = 88;
/** The number of rows rendered outside the window, so that Tab always finds the next one. */
const beyondWindow = 8;

/**
 * A virtualised list: renders the visible rows and some around them, scrolls with the page, and tells screen readers
 * the number of rows and the position of each. The focused row and its neighbours remain rendered while the page
 * scrolls.
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
  const { items, totalSize, measure } = useWindowRows({
    count,
    getItemKey: keyAt,
    estimateSize: () => likelyHeight,
    // A hidden list has no height. Using that would render ever more rows.
    measureElement: (...row) => measureElement(...row) || likelyHeight,
    overscan: beyondWindow,
    scrollMargin: offset,
    rangeExtractor: (range) => withNeighbours(range, focused),
  });
  const lastEnd = (items.at(-1)?.end ?? offset) - offset;

  return (
    <ul
      ref={setList}
      className="ptr ptr-list ptr-list--rows ptr-list--long"
      role="list"
      aria-label={label}
      style={{ paddingBlockEnd: Math.max(0, totalSize - lastEnd) }}
    >
      {items.map(({ key, index, start }, place) => (
        <Place key={key} index={index} count={count} gap={start - (items[place - 1]?.end ?? offset)} measure={measure}>
          {children(index)}
        </Place>
      ))}
    </ul>
  );
}

interface PlaceProps {
  index: number;
  count: number;
  /** The gap before this row, in pixels: the height of the rows that are not rendered. */
  gap: number;
  measure: (element: HTMLLIElement | null) => void;
  children: ReactNode;
}

/** Provides a row with its position in the list. */
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
