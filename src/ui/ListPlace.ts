import { createContext, type CSSProperties, type Ref } from 'react';

/** The position of a row in a virtualised list, as props for its `li`. */
export interface ListPlace {
  ref: Ref<HTMLLIElement>;
  style: CSSProperties;
  'data-index': number;
  'aria-setsize': number;
  'aria-posinset': number;
}

/** Provided around each row of a LongList only. */
export const ListPlaceContext = createContext<ListPlace | undefined>(undefined);
