import * as z from 'zod/mini';
import { contract, type OutputOf } from '../contract';
import { addressLines } from '../entities';

/**
 * The server function `address`. Its body is `{ postcode }`; on failure `data` is `postcode` (not a valid postcode) or
 * `results` (none found).
 */
export const addressLookup = contract(
  'address',
  z.object({ postcode: z.string() }),
  z.union([
    z.object({ type: z.literal('success'), data: z.array(addressLines) }),
    z.object({ type: z.string(), data: z.literal(['postcode', 'results']) }),
  ]),
);

export type AddressLookupReply = OutputOf<typeof addressLookup>;
