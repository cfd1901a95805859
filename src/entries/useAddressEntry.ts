import type { AddressLines } from '../backend/entities';
import { addressValuesOf } from '../domain/address';
import type { AddressEntryValues } from './addressRules';
import type { AddressSearch } from './useAddressSearch';
import type { FormValues } from '../forms/useFormValues';

/** An address that is found by its postcode or entered by hand. */
export interface AddressEntry {
  /** How the address is being entered. */
  mode: AddressEntryValues['mode'];
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

/** Ties a search for addresses to the form that wants one. */
export function useAddressEntry<Values extends AddressEntryValues>(
  form: Pick<FormValues<Values, unknown>, 'values' | 'getValues' | 'setValues' | 'hideErrors'>,
  search: AddressSearch,
): AddressEntry {
  const { mode } = form.values;
  // Every such form holds these fields, whatever else it holds.
  const change = (values: Partial<AddressEntryValues>) => form.setValues(values as Partial<Values>);

  return {
    mode,
    toggleMode() {
      form.hideErrors();
      const { searchPostcode, postcode } = form.getValues();
      if (mode === 'manual') change({ mode: 'search' });
      // Nobody is asked twice for the postcode that they have just searched with.
      else change({ mode: 'manual', postcode: postcode === '' ? searchPostcode : postcode });
    },
    search: {
      state: search.state,
      error: search.error,
      find() {
        form.hideErrors();
        return search.find(form.getValues().searchPostcode);
      },
      choose(found) {
        form.hideErrors();
        change({ ...addressValuesOf(found), mode: 'manual' });
      },
    },
  };
}
