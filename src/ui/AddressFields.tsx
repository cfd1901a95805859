import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../texts/useMessages';
import { uiMessages } from './messages';
import { TextField } from './TextField';

/** The typed fields of an address. */
export type AddressPart = 'line1' | 'line2' | 'line3' | 'city' | 'postcode';

/** The labels of the fields of an address. */
export interface AddressFieldsLabels extends Record<AddressPart, string> {
  country: string;
  /** The country: read-only. */
  countryName: string;
}

/** Attributes of one input: id, name, ref, onChange, onBlur. */
export type AddressInputProps = Omit<ComponentPropsWithRef<'input'>, 'width'> & { id: string };

export interface AddressFieldsProps {
  /** The labels. */
  labels: AddressFieldsLabels;
  /** Attributes of the input of one field. */
  fieldProps: (part: AddressPart) => AddressInputProps;
  /** The error of one field. */
  errorOf: (part: AddressPart) => string | undefined;
  /** Whether it is the customer's own address, which the browser may autofill. Default true. */
  isOwnAddress?: boolean | undefined;
}

/** A UK address typed by hand. The country is fixed. */
export function AddressFields({ labels, fieldProps, errorOf, isOwnAddress = true }: AddressFieldsProps) {
  const { optional } = useMessages('ui', uiMessages);
  const fill = (token: string) => (isOwnAddress ? token : 'off');
  const field = (part: AddressPart) => ({ label: labels[part], error: errorOf(part), ...fieldProps(part) });
  const { id } = fieldProps('postcode');

  return (
    <>
      <TextField autoComplete={fill('address-line1')} {...field('line1')} />
      <TextField mark={optional} autoComplete={fill('address-line2')} {...field('line2')} />
      <TextField mark={optional} autoComplete={fill('address-line3')} {...field('line3')} />
      <TextField width="30" autoComplete={fill('address-level2')} {...field('city')} />
      <TextField
        width="8"
        autoComplete={fill('postal-code')}
        autoCapitalize="characters"
        spellCheck={false}
        {...field('postcode')}
      />
      <TextField
        label={labels.country}
        id={`${id}-country`}
        width="20"
        autoComplete={fill('country-name')}
        value={labels.countryName}
        readOnly
      />
    </>
  );
}
