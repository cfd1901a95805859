import * as z from 'zod/mini';
import { addressLines } from '../entities';

/**
 * The server function `address` (specification section 7): its body is `{ postcode }`; on failure `data` is
 * `postcode` (not a valid postcode) or `results` (none found).
 */
export const addressLookup = {
  name: 'address',
  input: z.object({ postcode: z.string() }),
  output: z.union([
    z.object({ type: z.literal('success'), data: z.array(addressLines) }),
    z.object({ type: z.string(), data: z.union([z.literal('postcode'), z.literal('results')]) }),
  ]),
} as const;

export type AddressLookupReply = z.output<typeof addressLookup.output>;
