import * as z from 'zod/mini';
import { addressLookup, type AddressLookupReply } from '../../backend/contracts/addressLookup';
import { checkPostcode, formatPostcode } from '../../domain/postcode';
import type { MemoryState } from './MemoryState';

/** The server function `address` in memory. */
export function lookUpAddresses({ addressBook }: MemoryState, body: object): AddressLookupReply {
  const { postcode } = z.parse(addressLookup.input, body);
  if (checkPostcode(postcode)) return { type: 'error', data: 'postcode' };
  const found = addressBook[formatPostcode(postcode)];
  return found ? { type: 'success', data: found } : { type: 'error', data: 'results' };
}
