import type { AddressLines } from '../backend/entities';
import { addressValuesOf } from '../domain/address';
import type { AddressEntryValues } from './addressRules';
import type { AddressSearch } from './useAddressSearch';
import type { FormValues } from '../forms/useFormValues';

/** An address that is searched by postcode or typed by hand. */
export interface AddressEntry {
  /** The entry mode. */
  mode: AddressEntryValues['mode'];
  /** Switches between searching and typing. Keeps everything typed. */
  toggleMode: () => void;
  /** The search and its error. */
  search: Omit<AddressSearch, 'find'> & {
    /** Searches for the typed postcode. Returns whether a search started. */
    find: () => boolean;
    /** Fills the fields with a found address and switches to typing. */
    choose: (address: AddressLines) => void;
  };
}

/** Connects an address search to a form. */
export function useAddressEntry<Values extends AddressEntryValues>(
  form: Pick<FormValues<Values, unknown>, 'watch' | 'getValues' | 'setValues' | 'hideErrors'>,
  search: AddressSearch,
): AddressEntry {
  const mode = form.watch('mode');
  // Every such form has these fields.
  const change = (values: Partial<AddressEntryValues>) => form.setValues(values as Partial<Values>);

  return {
    mode,
    toggleMode() {
      form.hideErrors();
      const { searchPostcode, postcode } = form.getValues();
      if (mode === 'manual') change({ mode: 'search' });
      // Do not ask twice for the postcode of the search.
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
