import { useState } from 'react';
import type { AddressLookupReply } from '../backend/contracts/addressLookup';
import type { AddressLines } from '../backend/entities';
import { formatPostcode } from '../domain/postcode';
import { addressMessages } from './addressMessages';
import { useCustomerQuery } from '../data/useCustomerQuery';
import { useMessages } from '../texts/useMessages';
import { postcodeRule } from './postcodeRule';

/** The state of an address search. `postcode` is in its standard format. */
export type AddressSearchState =
  | { status: 'idle' }
  | { status: 'pending'; postcode: string }
  | { status: 'found'; postcode: string; addresses: readonly AddressLines[] }
  /** No address was found. `message` is for customers. */
  | { status: 'error'; postcode: string; message: string };

/** A search for the addresses of a postcode. */
export interface AddressSearch {
  state: AddressSearchState;
  /** The error of the postcode field, for customers. */
  error: string | undefined;
  /** Searches, unless the postcode is invalid or was just searched. Returns whether a search started. */
  find: (postcode: string) => boolean;
}

/**
 * Searches for the addresses of a postcode with the server function `address`. Ignores replies of older searches. Keeps
 * an answer with addresses. After a failure the same postcode can be searched again.
 */
export function useAddressSearch(): AddressSearch {
  const texts = useMessages('address', addressMessages);
  const [postcode, setPostcode] = useState('');
  const [blocked, setBlocked] = useState<string>();

  const { data, error, isFetching, refetch } = useCustomerQuery({
    source: 'address',
    parameters: [postcode],
    isTyped: true,
    isEnabled: postcode !== '',
    read: (backend, options) => backend.lookUpAddresses(postcode, options),
    // After a failure, entering the same postcode again repeats the search.
    staleTime: ({ state: { data: reply } }) => (reply && hasAddresses(reply) ? Infinity : 0),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  const state = ((): AddressSearchState => {
    if (postcode === '') return { status: 'idle' };
    if (isFetching) return { status: 'pending', postcode };
    const failed = (message: string): AddressSearchState => ({ status: 'error', postcode, message });
    if (error || !data) return failed(texts.lookupFailed);
    if (data.data === 'postcode') return failed(texts.lookupInvalid);
    if (!hasAddresses(data)) return failed(texts.lookupEmpty);
    return { status: 'found', postcode, addresses: data.data };
  })();

  function find(typed: string): boolean {
    const problem = postcodeRule(texts)(typed);
    if (problem !== undefined) {
      setBlocked(problem);
      return false;
    }
    const next = formatPostcode(typed);
    const isRepeat = next === postcode;
    const isAnswered = data !== undefined && !error;
    setBlocked(isRepeat && isAnswered ? texts.alreadySearched : undefined);
    if (isRepeat && (isAnswered || isFetching)) return false;
    if (isRepeat) void refetch();
    else setPostcode(next);
    return true;
  }

  return { state, error: blocked ?? (state.status === 'error' ? state.message : undefined), find };
}

function hasAddresses(reply: AddressLookupReply): reply is AddressLookupReply & { data: readonly AddressLines[] } {
  return typeof reply.data !== 'string' && reply.data.length > 0;
}
