import { Suspense, useCallback, type ReactNode } from 'react';
import { lazyPart } from '../loading/lazyPart';
import { List } from './List';
import { Skeleton } from './Skeleton';

export interface ItemListProps<Item> {
  /** The name of the list, for screen readers. */
  label: string;
  /** The items. Keep the array stable while they are unchanged. */
  items: readonly Item[];
  /** Renders one item: a ListRow, or a Card as `li`. */
  children: (item: Item) => ReactNode;
  /** Content after the items of a short list, such as a Card as `li` that adds another one. */
  last?: ReactNode;
  /** `rows` (the default) stacks the items, `grid` puts them side by side if there is room. */
  layout?: 'rows' | 'grid' | undefined;
  /** Returns the key of an item. With it, a long list of ListRows renders only the visible rows. */
  keyOf?: ((item: Item) => string) | undefined;
}

/** A list with more items than this is long. */
export const longFrom = 60;

// Loaded on demand: few customers have that many items. Until it loads, every row is rendered.
const LongList = lazyPart(async () => (await import('./LongList')).LongList, {
  Failed: ({ label, count, children }) => (
    <List label={label}>{Array.from({ length: count }, (_, index) => children(index))}</List>
  ),
});

/** A list of any length. */
export function ItemList<Item>({ label, items, children, last, layout, keyOf }: ItemListProps<Item>) {
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined || !keyOf ? String(index) : keyOf(item);
    },
    [items, keyOf],
  );

  if (!keyOf || items.length <= longFrom) {
    return (
      <List label={label} layout={layout}>
        {items.map(children)}
        {last}
      </List>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="row" count={3} />}>
      <LongList label={label} count={items.length} keyAt={keyAt}>
        {(index) => {
          const item = items[index];
          return item === undefined ? null : children(item);
        }}
      </LongList>
    </Suspense>
  );
}
