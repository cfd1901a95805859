import { useEffect, useId, useRef, useState } from 'react';
import {
  AddressFields,
  type AddressFieldsLabels,
  type AddressFieldsProps,
  type AddressInputProps,
  type AddressPart,
} from './AddressFields';
import {
  AddressSearchFields,
  type AddressSearchControls,
  type AddressSearchLabels,
  type FoundAddress,
} from './AddressSearchFields';
import { Button } from './Button';

/** The labels of an address that is searched by postcode or typed by hand. */
export interface AddressEntryLabels extends AddressFieldsLabels, AddressSearchLabels {
  enterManually: string;
  searchByPostcode: string;
  /** The name of the group, for screen readers. */
  manual: string;
  /** Announced when a found address has filled the fields. */
  filledIn: string;
}

type EntryField = AddressPart | 'searchPostcode';

export interface AddressEntryFieldsProps extends Pick<AddressFieldsProps, 'isOwnAddress'> {
  /** The labels. */
  labels: AddressEntryLabels;
  /** The entry mode and the search. */
  entry: {
    mode: 'search' | 'manual';
    toggleMode: () => void;
    search: AddressSearchControls & { choose: (address: FoundAddress) => void };
  };
  /** Attributes of the input of one field. */
  fieldProps: (name: EntryField) => AddressInputProps;
  /** The error of one field. */
  errorOf: (name: EntryField | 'found') => string | undefined;
  /** The id of the input of one field. */
  idOf: (name: EntryField | 'found') => string;
}

/** An address by postcode or by hand, with a button to switch between them. */
export function AddressEntryFields(props: AddressEntryFieldsProps) {
  const { labels, entry, fieldProps, errorOf, idOf, isOwnAddress } = props;
  const { mode, search } = entry;
  const [isFilledIn, setIsFilledIn] = useState(false);
  const focusNext = useRef<string>(undefined);
  const groupId = useId();

  // The control that changed the mode may have unmounted: move focus to its replacement.
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
          field={fieldProps('searchPostcode')}
          fieldError={errorOf('searchPostcode')}
          listId={idOf('found')}
          listError={errorOf('found')}
          onChoose={handleChoose}
        />
      ) : (
        <div
          className="ptr ptr-address__fields"
          id={groupId}
          role="group"
          tabIndex={-1}
          aria-label={labels.manual}
          aria-describedby={isFilledIn ? `${groupId}-filled-in` : undefined}
        >
          {isFilledIn && (
            <p className="ptr ptr-address__filled-in" id={`${groupId}-filled-in`}>
              {labels.filledIn}
            </p>
          )}
          <AddressFields labels={labels} fieldProps={fieldProps} errorOf={errorOf} isOwnAddress={isOwnAddress} />
        </div>
      )}
      <Button variant="quiet" className="ptr-address__toggle" onPress={handleToggle}>
        {mode === 'search' ? labels.enterManually : labels.searchByPostcode}
      </Button>
    </>
  );
}
