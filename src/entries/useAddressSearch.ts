import { useState } from 'react';
import type { AddressLines } from '../backend/entities';
import { checkPostcode, formatPostcode } from '../domain/postcode';
import { addressMessages } from './addressMessages';
import { useCustomerQuery } from '../data/useCustomerQuery';
import { useMessages } from '../provider/useMessages';

/** Where a search for addresses stands. `postcode` is in the specified format. */
export type AddressSearchState =
  | { status: 'idle' }
  | { status: 'searching'; postcode: string }
  | { status: 'found'; postcode: string; addresses: readonly AddressLines[] }
  /** There is nothing to choose from; `message` says why, in words for people. */
  | { status: 'failed'; postcode: string; message: string };

/** A search for the addresses of a postcode. */
export interface AddressSearch {
  state: AddressSearchState;
  /** What stands beside the postcode: why it was not searched, or why its search gave nothing. */
  error: string | undefined;
  /** Searches, unless the postcode is not one or has just been searched. Returns whether a search was begun. */
  find: (postcode: string) => boolean;
}

/**
 * The addresses of a postcode, from the server function `address` (specification sections 5, 7 and 8). Only the answer
 * to the newest search counts. After a failure without an answer the same postcode may be tried again.
 */
export function useAddressSearch(): AddressSearch {
  const texts = useMessages('address', addressMessages);
  const [postcode, setPostcode] = useState('');
  const [blocked, setBlocked] = useState<string>();

  const { data, error, isFetching, refetch } = useCustomerQuery({
    source: 'address',
    parameters: [postcode],
    isEnabled: postcode !== '',
    read: (backend, options) => backend.lookUpAddresses(postcode, options),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  const state = ((): AddressSearchState => {
    if (postcode === '') return { status: 'idle' };
    if (isFetching) return { status: 'searching', postcode };
    const failed = (message: string): AddressSearchState => ({ status: 'failed', postcode, message });
    if (error || !data) return failed(texts.lookupFailed);
    if (data.data === 'postcode') return failed(texts.lookupInvalid);
    if (data.data === 'results' || data.data.length === 0) return failed(texts.lookupEmpty);
    return { status: 'found', postcode, addresses: data.data };
  })();

  function find(typed: string): boolean {
    const problem = checkPostcode(typed);
    if (problem) {
      setBlocked(problem === 'missing' ? texts.postcodeMissing : texts.postcodeInvalid);
      return false;
    }
    const next = formatPostcode(typed);
    const isRepeat = next === postcode;
    setBlocked(isRepeat && data ? texts.alreadySearched : undefined);
    if (isRepeat && (data || isFetching)) return false;
    if (isRepeat) void refetch();
    else setPostcode(next);
    return true;
  }

  return { state, error: blocked ?? (state.status === 'failed' ? state.message : undefined), find };
}
