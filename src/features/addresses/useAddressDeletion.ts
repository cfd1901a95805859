import type { InputOf } from '../../backend/contract';
import { portalAddressDelete, portalUserAddresses } from '../../backend/contracts/account';
import { usePart } from '../../provider/usePart';
import type { ActionOptions } from '../../data/useSend';
import { useConfirmation, type Confirmation } from '../../data/useConfirmation';
import { useRefresh } from '../../data/useRefresh';

/**
 * Headless hook that deletes an address of the profile after a confirmation: procedure `portal_address_delete`.
 *
 * @example
 * ```tsx
 * function AddressDeletionExample() {
 *   const { state, ask, close, confirm } = useAddressDeletion();
 *   if (state.status === 'idle') return <button onClick={() => ask({ p_id: 'address-1' })}>Delete address…</button>;
 *   const no = <button onClick={close}>Keep</button>;
 *   return <p><button onClick={confirm}>Delete address</button> {no}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useAddressDeletion({ onCompleted, onError }: ActionOptions = {}): Confirmation<
  InputOf<typeof portalAddressDelete>
> {
  const { backend } = usePart('addressDeletion');
  const refresh = useRefresh();
  return useConfirmation(
    'addressDeletion',
    (address: InputOf<typeof portalAddressDelete>, headers) => backend.call(portalAddressDelete, address, { headers }),
    {
      onDone: () => {
        // The profile also contains the addresses.
        refresh(portalUserAddresses.name, 'user');
        onCompleted?.();
      },
      onError,
    },
  );
}
