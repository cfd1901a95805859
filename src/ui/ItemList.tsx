import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '../texts/useMessages';
import { Button } from './Button';
import { List } from './List';
import { uiMessages } from './messages';
import { useLinkedRow } from './useLinkedRow';

export interface ItemListProps<Item> {
  /** The name of the list, for screen readers. */
  label: string;
  /** The items. Keep the array stable while they are unchanged. */
  items: readonly Item[];
  /** Renders one item: a ListRow, or a Card as `li`. */
  children: (item: Item) => ReactNode;
  /** Content after the items, such as a Card as `li` that adds another one. */
  last?: ReactNode;
  /** `rows` (the default) stacks the items, `grid` puts them side by side if there is room. */
  layout?: 'rows' | 'grid' | undefined;
  /**
   * Returns the `id` of an item's row. With it, a long list shows its first rows until the customer asks for all, and a
   * link to a row, `#` and its id, shows and focuses that row. Keep the function stable.
   */
  rowIdOf?: ((item: Item) => string) | undefined;
  /** The labels of the lists that show all rows. A list adds its own, and shows all rows when it mounts again. */
  openLists?: Set<string> | undefined;
}

/** A list with more items than this is long. */
export const longFrom = 50;

/** A list of any length. */
export function ItemList<Item>({ label, items, children, last, layout, rowIdOf, openLists }: ItemListProps<Item>) {
  const texts = useMessages('ui', uiMessages);
  const [shown, setShown] = useState(openLists?.has(label) ? Infinity : longFrom);
  const [focused, setFocused] = useState<{ rowId: string }>();
  const isCut = rowIdOf !== undefined && items.length > shown;

  useEffect(() => {
    if (focused) focusRow(focused.rowId);
  }, [focused]);

  function show(item: Item | undefined) {
    if (item === undefined || !rowIdOf) return;
    const index = items.indexOf(item);
    if (index >= shown) {
      openLists?.add(label);
      // The focused row and its neighbours show at once. Hundreds of rows in one go would hold up the page.
      setShown(index + longFrom);
      startTransition(() => setShown(Infinity));
    }
    setFocused({ rowId: rowIdOf(item) });
  }

  useLinkedRow(items, rowIdOf, show);

  return (
    <>
      <List label={label} layout={layout}>
        {(isCut ? items.slice(0, shown) : items).map(children)}
        {last}
      </List>
      {isCut && shown === longFrom && (
        <Button
          variant="secondary"
          className="ptr-list__all"
          aria-label={texts.showAllOf(label, items.length)}
          onPress={() => show(items[longFrom])}
        >
          {texts.showAll(items.length)}
        </Button>
      )}
    </>
  );
}

/** Focuses the action of a row, which is also what a screen reader announces. */
function focusRow(rowId: string) {
  document.getElementById(rowId)?.querySelector<HTMLElement>('a[href], button')?.focus();
}
