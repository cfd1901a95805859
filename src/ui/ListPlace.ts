import { createContext, type CSSProperties, type RefCallback } from 'react';

/** The position of a row in a virtualised list, as props for its `li`. */
export interface ListPlace {
  ref: RefCallback<HTMLElement>;
  style: CSSProperties;
  'data-index': number;
  'aria-setsize': number;
  'aria-posinset': number;
}

/** Provided around each row of a LongList only. */
export const ListPlaceContext = createContext<ListPlace | undefined>(undefined);
