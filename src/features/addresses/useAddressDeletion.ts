import { useState } from 'react';
import type { BackendError } from '../../backend/BackendError';
import { portalAddressDelete, portalUserAddresses } from '../../backend/contracts/account';
import type { Address } from '../../backend/entities';
import { useProblemWords } from '../../provider/useProblemWords';
import { useProcedure } from '../../provider/useProcedure';
import { useRefresh } from '../../provider/useRefresh';

/** Where deleting an address stands. */
export type AddressDeletionState =
  | { status: 'idle' }
  /** The customer is asked whether it may really be deleted. */
  | { status: 'confirming'; address: Address }
  | { status: 'deleting'; address: Address }
  /** Still asked. `message` is in words for people. */
  | { status: 'failed'; address: Address; message: string };

export interface UseAddressDeletionResult {
  state: AddressDeletionState;
  /** Asks whether it may be deleted. Sends nothing. */
  ask: (address: Address) => void;
  /** Takes the question back. */
  keep: () => void;
  /** Deletes. Only after `ask`. */
  confirm: () => void;
}

/**
 * Deleting an address of the profile, with the question before it: procedure `portal_address_delete`.
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useAddressDeletion(options: { onDeleted?: (() => void) | undefined } = {}): UseAddressDeletionResult {
  const [address, setAddress] = useState<Address>();
  const [failure, setFailure] = useState<BackendError>();
  const wordsFor = useProblemWords();
  const refresh = useRefresh();
  const { state, send } = useProcedure(portalAddressDelete, {
    onDone: () => {
      keep();
      refresh(portalUserAddresses.name, 'user');
      options.onDeleted?.();
    },
    onFailed: setFailure,
  });

  function keep() {
    setAddress(undefined);
    setFailure(undefined);
  }

  function stateOf(): AddressDeletionState {
    if (!address) return { status: 'idle' };
    if (state.status === 'sending') return { status: 'deleting', address };
    return failure ? { status: 'failed', address, message: wordsFor(failure) } : { status: 'confirming', address };
  }

  return {
    state: stateOf(),
    ask: setAddress,
    keep,
    confirm() {
      if (address) send({ p_id: address.id });
    },
  };
}
