import type { InputOf } from '../../backend/contract';
import { portalAddressDelete, portalUserAddresses } from '../../backend/contracts/account';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useConfirmation, type Confirmation } from '../../data/useConfirmation';
import { useRefresh } from '../../data/useRefresh';

export interface UseAddressDeletionOptions {
  /** Called once the address is deleted. */
  onDeleted?: (() => void) | undefined;
}

/**
 * Deleting an address of the profile, with the question before it: procedure `portal_address_delete`.
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useAddressDeletion({ onDeleted }: UseAddressDeletionOptions = {}): Confirmation<
  InputOf<typeof portalAddressDelete>
> {
  const { backend } = usePensionTrace('useAddressDeletion');
  const refresh = useRefresh();
  return useConfirmation(
    (address, headers) => backend.call(portalAddressDelete, address, { headers }),
    () => {
      // The profile holds the addresses too.
      refresh(portalUserAddresses.name, 'user');
      onDeleted?.();
    },
  );
}
