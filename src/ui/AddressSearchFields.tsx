import type { KeyboardEvent } from 'react';
import type { AddressInputProps } from './AddressFields';
import { Button } from './Button';
import { ChoiceRows } from './ChoiceRows';
import { FieldError } from './FieldError';
import { LiveText } from './LiveText';
import { TextField } from './TextField';
import { Untranslated } from './Untranslated';

/** An address that a search found. */
export interface FoundAddress {
  line1: string;
  line2?: string | null | undefined;
  line3?: string | null | undefined;
  city: string;
  postcode: string;
}

/** The labels of a search by postcode. */
export interface AddressSearchLabels {
  searchPostcode: string;
  searchPostcodeHint: string;
  find: string;
  searching: string;
  /** The number of found addresses. */
  found: (count: number, postcode: string) => string;
  choose: string;
}

/** The state of an address search, and its actions. */
export interface AddressSearchControls {
  state:
    | { status: 'idle' | 'pending' | 'error' }
    | { status: 'found'; postcode: string; addresses: readonly FoundAddress[] };
  /** The error of the postcode: it is invalid, or no address was found. */
  error: string | undefined;
  /** Searches. Returns whether a search started. */
  find: () => boolean;
}

export interface AddressSearchFieldsProps {
  /** The labels. */
  labels: AddressSearchLabels;
  /** The search. */
  search: AddressSearchControls;
  /** Attributes of the input for the postcode. */
  field: AddressInputProps;
  /** The form's error for the postcode. */
  fieldError: string | undefined;
  /** The id of the list. */
  listId: string;
  /** The error when no address was chosen from the list. */
  listError: string | undefined;
  /** Called with the chosen address. */
  onChoose: (address: FoundAddress) => void;
}

/**
 * A postcode search with the found addresses as large rows. A native select cuts off long addresses on a phone, and in
 * some browsers its arrow keys choose an address at once.
 */
export function AddressSearchFields(props: AddressSearchFieldsProps) {
  const { labels, search, field, fieldError, listId, listError, onChoose } = props;
  const { state } = search;
  const addresses = state.status === 'found' ? state.addresses : [];
  const count = state.status === 'found' && (
    <Untranslated within={labels.found(addresses.length, state.postcode)}>{state.postcode}</Untranslated>
  );

  function handleFind() {
    if (!search.find()) document.getElementById(field.id)?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleFind();
  }

  return (
    <>
      <div className="ptr ptr-address__search">
        <TextField
          label={labels.searchPostcode}
          hint={labels.searchPostcodeHint}
          width="8"
          autoComplete="postal-code"
          autoCapitalize="characters"
          enterKeyHint="search"
          spellCheck={false}
          error={fieldError ?? search.error}
          onKeyDown={handleKeyDown}
          {...field}
        />
        <Button
          variant="secondary"
          isBusy={state.status === 'pending'}
          busyLabel={labels.searching}
          onPress={handleFind}
        >
          {labels.find}
        </Button>
      </div>
      <LiveText>{search.error ?? count}</LiveText>
      {addresses.length > 0 && (
        <div className="ptr ptr-field ptr-address__found" id={listId} tabIndex={-1}>
          <p className="ptr ptr-field__label">{labels.choose}</p>
          <p className="ptr ptr-field__hint">{count}</p>
          <FieldError id={`${listId}-error`} message={listError} />
          <div translate="no">
            <ChoiceRows
              label={labels.choose}
              options={addresses.map((address, value) => ({ value, label: inOneLine(address) }))}
              onChoose={(index) => {
                const address = addresses[index];
                if (address) onChoose(address);
              }}
            />
          </div>
        </div>
      )}
    </>
  );
}

function inOneLine({ line1, line2, line3, city }: FoundAddress): string {
  return [line1, line2, line3, city].filter(Boolean).join(', ');
}
