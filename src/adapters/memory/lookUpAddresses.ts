import * as z from 'zod/mini';
import { addressLookup, type AddressLookupReply } from '../../backend/contracts/addressLookup';
import type { MemoryState } from './MemoryState';

/** The outward part, then a digit and two letters: enough to tell a postcode from a slip of the keyboard. */
const postcodeShape = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

/** The server function `address` in memory. */
export function lookUpAddresses({ addressBook }: MemoryState, body: object): AddressLookupReply {
  const { postcode } = z.parse(addressLookup.input, body);
  const compact = postcode.replaceAll(/\s/g, '').toUpperCase();
  if (!postcodeShape.test(compact)) return { type: 'error', data: 'postcode' };
  const found = addressBook[`${compact.slice(0, -3)} ${compact.slice(-3)}`];
  return found ? { type: 'success', data: found } : { type: 'error', data: 'results' };
}
