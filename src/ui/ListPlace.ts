import { createContext, type CSSProperties, type Ref } from 'react';

/** The place of a row in a list of which only some rows are in the page, as props for its `li`. */
export interface ListPlace {
  ref: Ref<HTMLLIElement>;
  style: CSSProperties;
  'data-index': number;
  'aria-setsize': number;
  'aria-posinset': number;
}

/** Set around each row of a LongList; absent everywhere else. */
export const ListPlaceContext = createContext<ListPlace | undefined>(undefined);
