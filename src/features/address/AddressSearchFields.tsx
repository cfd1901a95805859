import type { KeyboardEvent } from 'react';
import type { AddressLines } from '../../backend/entities';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { ChoiceRows } from '../../ui/ChoiceRows';
import { FieldError } from '../../ui/FieldError';
import { LiveText } from '../../ui/LiveText';
import { TextField } from '../../ui/TextField';
import { addressFinderMessages } from './messages';
import type { UseAddressFinderResult } from './useAddressFinder';

interface AddressSearchFieldsProps {
  finder: UseAddressFinderResult;
  onChoose: (address: AddressLines) => void;
}

/**
 * The postcode, and the addresses found for it as large rows: a native select cuts long addresses off on a phone, and
 * the arrow keys of some browsers would choose in it before anybody has read to the end.
 */
export function AddressSearchFields({ finder, onChoose }: AddressSearchFieldsProps) {
  const texts = useMessages(addressFinderMessages);
  const { search, register, errorOf, idOf } = finder;
  const field = register('searchPostcode');
  const addresses = search.state.status === 'found' ? search.state.addresses : [];
  const count = search.state.status === 'found' ? texts.found(addresses.length, search.state.postcode) : '';

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
      <div className="pt-address__search">
        <TextField
          label={texts.searchPostcode}
          hint={texts.searchPostcodeHint}
          width="8"
          autoComplete="postal-code"
          autoCapitalize="characters"
          enterKeyHint="search"
          spellCheck={false}
          error={errorOf('searchPostcode') ?? search.error}
          onKeyDown={handleKeyDown}
          {...field}
        />
        <Button
          variant="secondary"
          isBusy={search.state.status === 'searching'}
          busyLabel={texts.searching}
          onPress={handleFind}
        >
          {texts.find}
        </Button>
      </div>
      <LiveText>{search.error ?? count}</LiveText>
      {addresses.length > 0 && (
        <div className="pt-field pt-address__found" id={idOf('found')} tabIndex={-1}>
          <p className="pt-field__label">{texts.choose}</p>
          <p className="pt-field__hint">{count}</p>
          <FieldError id={`${idOf('found')}-error`} message={errorOf('found')} />
          <ChoiceRows
            label={texts.choose}
            options={addresses.map((address, value) => ({ value, label: inOneLine(address) }))}
            onChoose={(index) => {
              const address = addresses[index];
              if (address) onChoose(address);
            }}
          />
        </div>
      )}
    </>
  );
}

function inOneLine({ line1, line2, line3, city }: AddressLines): string {
  return [line1, line2, line3, city].filter(Boolean).join(', ');
}
