import { AddressFields, type AddressFieldsProps } from './AddressFields';
import { Checkbox } from './Checkbox';
import { Fieldset } from './Fieldset';

export interface OptionalAddressProps extends AddressFieldsProps {
  /** The checkbox that asks for the address. */
  toggle: {
    id: string;
    name: string;
    label: string;
    description: string;
    isSelected: boolean;
    onChange: (isSelected: boolean) => void;
  };
  /** What the address is, over its fields. */
  legend: string;
}

/** A checkbox with an address behind it. What was typed stays while it is off. */
export function OptionalAddress({ toggle, legend, ...address }: OptionalAddressProps) {
  const { isSelected, onChange, ...checkbox } = toggle;
  return (
    <>
      <Checkbox {...checkbox} checked={isSelected} onChange={({ target }) => onChange(target.checked)} />
      {isSelected ? (
        <Fieldset legend={legend} legendSize="heading">
          <AddressFields {...address} />
        </Fieldset>
      ) : null}
    </>
  );
}
