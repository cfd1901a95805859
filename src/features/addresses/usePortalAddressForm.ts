import { useMemo } from 'react';
import { portalAddressAdd, portalAddressEdit, portalUserAddresses } from '../../backend/contracts/account';
import type { Address } from '../../backend/entities';
import { usePart } from '../../provider/usePart';
import { useAddressEntry, type AddressEntry } from '../../entries/useAddressEntry';
import { useAddressSearch } from '../../entries/useAddressSearch';
import { useEntryTexts } from '../../entries/useEntryTexts';
import { useMessages } from '../../texts/useMessages';
import { useRefresh } from '../../data/useRefresh';
import { addressTypeIds, currentAddressOf, type AddressType } from '../../domain/addressType';
import { useAccount } from '../../data/useAccount';
import type { Option } from '../../forms/Option';
import { useForm } from '../../forms/useForm';
import type { FormDefaults, QuestionForm, QuestionOptions } from '../../forms/Form';
import { useFirmDate } from '../../data/useFirmDate';
import { portalAddressMessages } from './messages';
import { portalAddressFields, type PortalAddressValues } from './portalAddressFields';

const addressTypes = ['current', 'previous'] as const satisfies readonly AddressType[];

/** The argument of `onCompleted`. */
export interface SavedAddress {
  /** The former current address, which the saved one made a previous address. */
  replaced: Address | undefined;
}

export interface UsePortalAddressFormOptions<Extra = unknown>
  extends QuestionOptions<Extra, SavedAddress>, FormDefaults<PortalAddressValues> {
  /** The address to edit. Without it, a new one is added. */
  address?: Address | undefined;
}

/** The result of {@link usePortalAddressForm}. */
export interface UsePortalAddressFormResult extends QuestionForm<PortalAddressValues>, AddressEntry {
  /** The current and a previous address: the options of the field `type`. */
  options: readonly Option<AddressType>[];
  /** The current address that becomes a previous one when this one is saved as the current address. */
  replaced: Address | undefined;
}

/**
 * Headless hook for the form that adds or edits an address of the profile: procedures `portal_address_add` and
 * `portal_address_edit` and the server function `address`.
 *
 * @example
 * ```tsx
 * function NewAddress() {
 *   const { submit, fieldProps, errorOf } = usePortalAddressForm();
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <input aria-label="Address line 1" {...fieldProps('line1')} /> {errorOf('line1')} <button>Save</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePortalAddressForm<Extra = unknown>(
  options: UsePortalAddressFormOptions<Extra> = {},
): UsePortalAddressFormResult {
  const { address, onCompleted } = options;
  const { backend } = usePart('portalAddressForm');
  const texts = useMessages('portalAddresses', portalAddressMessages);
  const shared = useEntryTexts();
  const refresh = useRefresh();
  const account = useAccount();
  const replaced = account.status === 'success' ? currentAddressOf(account.user.addresses, address) : undefined;
  const search = useAddressSearch();
  const today = useFirmDate();
  const isListShown = search.state.status === 'found';
  const fields = useMemo(
    () => portalAddressFields({ texts, shared, today, isListShown, address }),
    [texts, shared, today, isListShown, address],
  );

  const sending = useForm({
    part: 'portalAddressForm',
    fields,
    defaultValues: address ? undefined : options.defaultValues,
    draft: `address/${address?.id ?? ''}`,
    extraSchema: options.extraSchema,
    run: (payload, sent) =>
      address
        ? backend.call(portalAddressEdit, { ...payload, p_id: address.id }, sent)
        : backend.call(portalAddressAdd, payload, sent),
    onDone: (_reply, { p_type }, extra) => {
      // The profile also contains the addresses.
      refresh(portalUserAddresses.name, 'user');
      onCompleted?.({ replaced: p_type === addressTypeIds.current ? replaced : undefined, extra });
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });

  const types = addressTypes.map((value) => ({ value, label: texts[value] }));
  return { ...sending, ...useAddressEntry(sending, search), options: types, replaced };
}
