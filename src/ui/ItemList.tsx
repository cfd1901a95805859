import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { List } from './List';
import { Skeleton } from './Skeleton';

export interface ItemListProps<Item> {
  /** What the list holds, for a screen reader. */
  label: string;
  /** The items. Keep the array while they are the same. */
  items: readonly Item[];
  /** Renders one item: a ListRow, or a Card as `li`. */
  children: (item: Item) => ReactNode;
  /** What stands after the items of a list that is not long: a Card as `li` that adds another one. */
  last?: ReactNode;
  /** `rows` (the default) under each other, `grid` side by side where there is room. */
  layout?: 'rows' | 'grid' | undefined;
  /** What an item is known by. With it, a list of many ListRows has only those in the page that can be seen. */
  keyOf?: ((item: Item) => string) | undefined;
  /** What a screen reader says while a long list is being prepared. */
  loadingLabel: string;
}

/** From more items than this on a list is long. */
export const longFrom = 60;

// Few customers have so many: who has not does not fetch it.
const LongList = lazy(async () => ({ default: (await import('./LongList')).LongList }));

/** A list of as many items as there are. */
export function ItemList<Item>({ label, items, children, last, layout, keyOf, loadingLabel }: ItemListProps<Item>) {
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
    <Suspense fallback={<Skeleton shape="row" count={3} label={loadingLabel} />}>
      <LongList label={label} count={items.length} keyAt={keyAt}>
        {(index) => {
          const item = items[index];
          return item === undefined ? null : children(item);
        }}
      </LongList>
    </Suspense>
  );
}
