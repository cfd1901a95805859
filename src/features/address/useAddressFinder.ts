import { useMemo } from 'react';
import { portalAddress } from '../../backend/contracts/onboarding';
import type { AddressLines } from '../../backend/entities';
import { addressValuesOf, emptyAddress, type AddressValues } from '../../domain/address';
import { useApplyTags } from '../../provider/useAccount';
import { useMessages } from '../../provider/useMessages';
import { useProcedureForm, type ProcedureForm } from '../../provider/useProcedureForm';
import type { FormOptions } from '../../provider/useSendForm';
import { addressFinderSchema, type AddressFinderValues } from './addressFinderSchema';
import { addressFinderErrors } from './errorMessages';
import { useAddressSearch, type AddressSearch } from './useAddressSearch';

export type UseAddressFinderOptions = FormOptions;

export interface UseAddressFinderResult extends ProcedureForm<AddressFinderValues, AddressValues> {
  /** How the address is being entered. */
  mode: AddressFinderValues['mode'];
  /** Changes from one way to the other; everything typed stays. */
  toggleMode: () => void;
  /** The search for addresses, and what stands beside its postcode. */
  search: Omit<AddressSearch, 'find'> & {
    /** Searches with the postcode typed. Returns whether a search was begun. */
    find: () => boolean;
    /** Fills the fields with a found address and changes to entering by hand. */
    choose: (address: AddressLines) => void;
  };
}

const order = ['searchPostcode', 'found', 'line1', 'line2', 'line3', 'city', 'postcode'] as const;
const empty: AddressFinderValues = { mode: 'search', searchPostcode: '', found: '', ...emptyAddress };

/**
 * The current address without its looks: procedure `portal_address` and the server function `address`
 * (specification sections 2.3, 4, 5 and 7).
 *
 * @throws When there is no PensionTraceProvider above.
 */
export function useAddressFinder(options: UseAddressFinderOptions = {}): UseAddressFinderResult {
  const texts = useMessages(addressFinderErrors);
  const applyTags = useApplyTags();
  const search = useAddressSearch();
  const isListShown = search.state.status === 'found';
  const schema = useMemo(() => addressFinderSchema(texts, isListShown), [texts, isListShown]);

  const address = useProcedureForm({
    contract: portalAddress,
    schema,
    defaultValues: empty,
    draftKey: 'address',
    order,
    toInput: (values) => ({
      p_line1: values.line1,
      p_line2: values.line2,
      p_line3: values.line3,
      p_city: values.city,
      p_postcode: values.postcode,
    }),
    onDone: (tags) => {
      applyTags(tags);
      options.onCompleted?.({ tags });
    },
    onInvalid: options.onInvalid,
  });

  const { form } = address;
  const { mode } = form.values;

  function toggleMode() {
    form.hideErrors();
    const { searchPostcode, postcode } = form.getValues();
    if (mode === 'manual') form.setValues({ mode: 'search' });
    // Nobody is asked twice for the postcode that they have just searched with.
    else form.setValues({ mode: 'manual', postcode: postcode === '' ? searchPostcode : postcode });
  }

  function choose(found: AddressLines) {
    form.hideErrors();
    form.setValues({ ...addressValuesOf(found), mode: 'manual' });
  }

  function find() {
    form.hideErrors();
    return search.find(form.getValues().searchPostcode);
  }

  return {
    ...address,
    mode,
    toggleMode,
    search: { state: search.state, error: search.error, find, choose },
  };
}
