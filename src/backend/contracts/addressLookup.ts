import * as v from 'valibot';
import { contract, type OutputOf } from '../contract';
import { addressLines } from '../entities';

/**
 * The server function `address` (specification section 7): its body is `{ postcode }`; on failure `data` is
 * `postcode` (not a valid postcode) or `results` (none found).
 */
export const addressLookup = contract(
  'address',
  v.object({ postcode: v.string() }),
  v.union([
    v.object({ type: v.picklist(['success']), data: v.array(addressLines) }),
    v.object({ type: v.string(), data: v.picklist(['postcode', 'results']) }),
  ]),
);

export type AddressLookupReply = OutputOf<typeof addressLookup>;
