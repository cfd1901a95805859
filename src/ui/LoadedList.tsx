import { ItemList, type ItemListProps } from './ItemList';
import { LoadedItems, type LoadedItemsProps } from './LoadedItems';

export interface LoadedListProps<Item>
  extends
    Omit<LoadedItemsProps<Item>, 'children'>,
    Pick<ItemListProps<Item>, 'label' | 'children' | 'last' | 'layout' | 'keyOf'> {}

/** A list that is fetched: its skeleton, its failure, that it is empty, or its items. */
export function LoadedList<Item>({ label, children, last, layout, keyOf, ...loading }: LoadedListProps<Item>) {
  return (
    <LoadedItems {...loading}>
      {(items) => (
        <ItemList label={label} items={items} {...{ last, layout, keyOf }} loadingLabel={loading.skeleton.label}>
          {children}
        </ItemList>
      )}
    </LoadedItems>
  );
}
