import { useMemo, useState, type ReactNode } from 'react';
import { longFrom } from './ItemList';
import { TextField } from './TextField';
import { ChangingText } from './ChangingText';

export interface FilteredItemsProps<Item> {
  /** The items. */
  items: readonly Item[];
  /** Returns the text to search in. Keep the function stable. */
  textOf: (item: Item) => string;
  /** The label of the field, such as 'Find an employer'. */
  label: string;
  /** Returns the text for the number of items: `found` is less than `total` while a filter applies. */
  countLabel: (found: number, total: number) => string;
  /** Renders the matching items. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A list of items. A long list has a filter field and a count above it. */
export function FilteredItems<Item>({ items, textOf, label, countLabel, children }: FilteredItemsProps<Item>) {
  const [sought, setSought] = useState('');
  const isLong = items.length > longFrom;
  const words = isLong ? sought.trim().toLowerCase() : '';
  const found = useMemo(
    () => (words === '' ? items : items.filter((item) => textOf(item).toLowerCase().includes(words))),
    [items, textOf, words],
  );

  if (!isLong) return children(items);
  return (
    <>
      <div className="ptr ptr-filter">
        <TextField
          label={label}
          type="search"
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        <p className="ptr ptr-quiet ptr-figures" role="status">
          <ChangingText>{countLabel(found.length, items.length)}</ChangingText>
        </p>
      </div>
      {found.length > 0 && children(found)}
    </>
  );
}
