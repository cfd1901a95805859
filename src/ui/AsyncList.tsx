import { ItemList, type ItemListProps } from './ItemList';
import { AsyncItems, type AsyncItemsProps } from './AsyncItems';

export interface AsyncListProps<Item>
  extends
    Omit<AsyncItemsProps<Item>, 'children'>,
    Pick<ItemListProps<Item>, 'label' | 'children' | 'last' | 'layout'> {}

/** A loaded list: the skeleton, the error, the empty state, or the items. */
export function AsyncList<Item>({ label, children, last, layout, ...loading }: AsyncListProps<Item>) {
  return (
    <AsyncItems {...loading}>
      {(items) => (
        <ItemList label={label} items={items} {...{ last, layout }}>
          {children}
        </ItemList>
      )}
    </AsyncItems>
  );
}
