import type { InputOf } from '../../backend/contract';
import { portalAddressDelete, portalUserAddresses } from '../../backend/contracts/account';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useConfirmation, type Confirmation } from '../../data/useConfirmation';
import { useRefresh } from '../../data/useRefresh';

export interface UseAddressDeletionOptions {
  /** Called once, after the address was deleted. */
  onDeleted?: (() => void) | undefined;
}

/**
 * Headless hook that deletes an address of the profile after a confirmation: procedure `portal_address_delete`.
 *
 * @throws When no PensionTraceProvider is above.
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
