import { useWatch } from 'react-hook-form';
import type { AddressLines } from '../backend/entities';
import { addressValuesOf } from '../domain/address';
import type { AddressEntryValues, AddressMode } from './addressFields';
import type { Form } from '../forms/Form';
import type { AddressSearch } from './useAddressSearch';

/** An address that is searched by postcode or typed by hand. */
export interface AddressEntry {
  /** The entry mode. */
  mode: AddressMode;
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
  { form, hideErrors, readInputs }: Pick<Form<Values>, 'form' | 'hideErrors' | 'readInputs'>,
  search: AddressSearch,
): AddressEntry {
  const mode = useWatch({ control: form.control, compute: (values: Values) => values.mode });
  // Every form with an address entry has these fields.
  const change = (values: Partial<AddressEntryValues>) =>
    form.setValues(values as Partial<Values>, { shouldDirty: true });

  return {
    mode,
    toggleMode() {
      hideErrors();
      readInputs();
      const { searchPostcode, postcode } = form.getValues();
      if (mode === 'manual') change({ mode: 'search' });
      // Reuse the postcode of the search.
      else change({ mode: 'manual', postcode: postcode === '' ? searchPostcode : postcode });
    },
    search: {
      state: search.state,
      error: search.error,
      find() {
        hideErrors();
        readInputs();
        return search.find(form.getValues().searchPostcode);
      },
      choose(found) {
        hideErrors();
        change({ ...addressValuesOf(found), mode: 'manual' });
      },
    },
  };
}
