import { useMemo } from 'react';
import { portalAddress } from '../../backend/contracts/onboarding';
import type { AddressValues } from '../../domain/address';
import { addressErrors } from '../../entries/addressErrors';
import { addressEntryOrder, addressInput, emptyAddressEntry } from '../../entries/addressRules';
import { useApplyTags } from '../../data/useAccount';
import { useAddressEntry, type AddressEntry } from '../../entries/useAddressEntry';
import { useAddressSearch } from '../../entries/useAddressSearch';
import { useMessages } from '../../provider/useMessages';
import { useProcedureForm, type ProcedureForm } from '../../forms/useProcedureForm';
import type { FormOptions } from '../../forms/useForm';
import { addressFinderSchema, type AddressFinderValues } from './addressFinderSchema';

export type UseAddressFinderOptions = FormOptions;

export interface UseAddressFinderResult extends ProcedureForm<AddressFinderValues, AddressValues>, AddressEntry {}

/**
 * The current address without its looks: procedure `portal_address` and the server function `address`
 * (specification sections 2.3, 4, 5 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useAddressFinder(options: UseAddressFinderOptions = {}): UseAddressFinderResult {
  const texts = useMessages(addressErrors);
  const applyTags = useApplyTags();
  const search = useAddressSearch();
  const isListShown = search.state.status === 'found';
  const schema = useMemo(() => addressFinderSchema(texts, isListShown), [texts, isListShown]);

  const address = useProcedureForm({
    contract: portalAddress,
    schema,
    defaultValues: emptyAddressEntry,
    draftKey: 'address',
    order: addressEntryOrder,
    toInput: addressInput,
    onDone: (tags) => {
      applyTags(tags);
      options.onCompleted?.({ tags });
    },
    onInvalid: options.onInvalid,
  });
  return { ...address, ...useAddressEntry(address.form, search) };
}
