import { useMemo, useState } from 'react';
import { portalAddressAdd, portalAddressEdit, portalUserAddresses } from '../../backend/contracts/account';
import type { Address } from '../../backend/entities';
import { addressValuesOf } from '../../domain/address';
import { addressTypeOf } from '../../domain/addressType';
import { addressEntryOrder, emptyAddressEntry } from '../../entries/addressRules';
import { usePart } from '../../provider/usePart';
import { useAddressEntry, type AddressEntry } from '../../entries/useAddressEntry';
import { useAddressSearch } from '../../entries/useAddressSearch';
import { useEntryTexts } from '../../entries/useEntryTexts';
import { useMessages } from '../../provider/useMessages';
import { useRefresh } from '../../data/useRefresh';
import { useForm, type Form, type FormOptions } from '../../forms/useForm';
import { useYearBounds } from '../../entries/useYearBounds';
import { portalAddressMessages } from './messages';
import { portalAddressSchema, type PortalAddressOutput, type PortalAddressValues } from './portalAddressSchema';

export interface UsePortalAddressFormOptions extends FormOptions<void> {
  /** The address to edit. Without it, a new one is added. */
  address?: Address | undefined;
}

/** The result of {@link usePortalAddressForm}. */
export interface UsePortalAddressFormResult extends Form<PortalAddressValues, PortalAddressOutput>, AddressEntry {}

const order = ['type', ...addressEntryOrder, 'startYear', 'endYear'] as const;

/**
 * Headless hook for the form that adds or edits an address of the profile: procedures `portal_address_add` and
 * `portal_address_edit` and the server function `address`.
 *
 * @example
 * ```tsx
 * function NewAddress() {
 *   const { state, submit, fieldProps, idOf, errorOf } = usePortalAddressForm();
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <label htmlFor={idOf('line1')}>Address line 1</label>
 *       <input {...fieldProps('line1')} />
 *       <p id={`${idOf('line1')}-error`}>{errorOf('line1')}</p>
 *       {state.status === 'error' && <p role="alert">{state.message}</p>}
 *       <button type="submit">Save</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePortalAddressForm(options: UsePortalAddressFormOptions = {}): UsePortalAddressFormResult {
  const { address, onCompleted } = options;
  const { backend } = usePart('portalAddressForm');
  const texts = useMessages('portalAddresses', portalAddressMessages);
  const shared = useEntryTexts();
  const refresh = useRefresh();
  const search = useAddressSearch();
  const { currentYear } = useYearBounds();
  const isListShown = search.state.status === 'found';
  const [initial] = useState(() => valuesOf(address));
  const schema = useMemo(
    () => portalAddressSchema(texts, shared, { currentYear, isListShown }),
    [texts, shared, currentYear, isListShown],
  );

  const sending = useForm({
    part: 'portalAddressForm',
    schema,
    defaultValues: initial,
    draftKey: `address/${address?.id ?? ''}`,
    order,
    run: (input: PortalAddressOutput, headers) =>
      address
        ? backend.call(portalAddressEdit, { ...input, p_id: address.id }, { headers })
        : backend.call(portalAddressAdd, input, { headers }),
    onDone: () => {
      // The profile holds the addresses too.
      refresh(portalUserAddresses.name, 'user');
      onCompleted?.();
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });

  return { ...sending, ...useAddressEntry(sending.form, search) };
}

function valuesOf(address: Address | undefined): PortalAddressValues {
  return {
    ...emptyAddressEntry,
    ...(address && { ...addressValuesOf(address), mode: 'manual' }),
    type: (address && addressTypeOf(address.type.id)) ?? '',
    startYear: address?.start_date ?? '',
    endYear: address?.end_date ?? '',
  };
}
