import * as z from 'zod/mini';
import { BackendError } from '../../backend/BackendError';
import { addressLookup, type AddressLookupReply } from '../../backend/contracts/addressLookup';
import { checkPostcode, formatPostcode } from '../../domain/postcode';
import type { MemoryState } from './MemoryState';
import { loggedInCustomer } from './loggedInCustomer';

/** The server function `address` in memory. */
export function lookUpAddresses(state: MemoryState, body: object): AddressLookupReply {
  loggedInCustomer(state, `The function ${addressLookup.name}`, 'PT401');
  const { success, data } = z.safeParse(addressLookup.input, body);
  if (!success) throw new BackendError('unexpected', 'The function address needs a postcode');
  const { postcode } = data;
  if (checkPostcode(postcode)) return { type: 'error', data: 'postcode' };
  const found = state.addressBook[formatPostcode(postcode)];
  return found ? { type: 'success', data: found } : { type: 'error', data: 'results' };
}
