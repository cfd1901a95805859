import { useEffect, useId, useRef, useState } from 'react';
import { AddressFields, type AddressFieldsProps, type AddressFieldsLabels, type AddressPart } from './AddressFields';
import {
  AddressSearchFields,
  type AddressSearchControls,
  type AddressSearchLabels,
  type FoundAddress,
} from './AddressSearchFields';
import { Button } from './Button';

/** What is written beside an address that is found by its postcode or entered by hand. */
export interface AddressEntryLabels extends AddressFieldsLabels, AddressSearchLabels {
  enterManually: string;
  searchByPostcode: string;
  /** What the fields are together, for a screen reader. */
  manual: string;
  /** Said once a found address stands in the fields. */
  filledIn: string;
}

type EntryField = AddressPart | 'searchPostcode';

export interface AddressEntryFieldsProps extends Pick<AddressFieldsProps, 'isOwnAddress'> {
  /** The labels, in the words of the form. */
  labels: AddressEntryLabels;
  /** How the address is being entered, and the search for it. */
  entry: {
    mode: 'search' | 'manual';
    toggleMode: () => void;
    search: AddressSearchControls & { choose: (address: FoundAddress) => void };
  };
  /** Attributes of the input of one field: id, name, value, onChange. */
  register: (name: EntryField) => ReturnType<AddressFieldsProps['register']>;
  /** The message of one field that must be put right. */
  errorOf: (name: EntryField | 'found') => string | undefined;
  /** The id of the input of one field. */
  idOf: (name: EntryField | 'found') => string;
}

/** An address by postcode or by hand, and the button between the two (specification sections 2.3 and 4). */
export function AddressEntryFields(props: AddressEntryFieldsProps) {
  const { labels, entry, register, errorOf, idOf, isOwnAddress } = props;
  const { mode, search } = entry;
  const [isFilledIn, setIsFilledIn] = useState(false);
  const focusNext = useRef<string>(undefined);
  const groupId = useId();

  // The control that changed the mode may be gone: focus goes on to what came instead.
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [mode]);

  function handleChoose(address: FoundAddress) {
    focusNext.current = groupId;
    setIsFilledIn(true);
    search.choose(address);
  }

  function handleToggle() {
    focusNext.current = idOf(mode === 'search' ? 'line1' : 'searchPostcode');
    setIsFilledIn(false);
    entry.toggleMode();
  }

  return (
    <>
      {mode === 'search' ? (
        <AddressSearchFields
          labels={labels}
          search={search}
          field={register('searchPostcode')}
          fieldError={errorOf('searchPostcode')}
          listId={idOf('found')}
          listError={errorOf('found')}
          onChoose={handleChoose}
        />
      ) : (
        <div
          className="ptr-address__fields"
          id={groupId}
          role="group"
          tabIndex={-1}
          aria-label={labels.manual}
          aria-describedby={isFilledIn ? `${groupId}-filled-in` : undefined}
        >
          {isFilledIn && (
            <p className="ptr-address__filled-in" id={`${groupId}-filled-in`}>
              {labels.filledIn}
            </p>
          )}
          <AddressFields labels={labels} register={register} errorOf={errorOf} isOwnAddress={isOwnAddress} />
        </div>
      )}
      <Button variant="quiet" className="ptr-address__toggle" onPress={handleToggle}>
        {mode === 'search' ? labels.enterManually : labels.searchByPostcode}
      </Button>
    </>
  );
}
