import { AddressFields, type AddressFieldsProps } from './AddressFields';
import { Checkbox } from './Checkbox';
import { Fieldset } from './Fieldset';

export interface OptionalAddressProps extends AddressFieldsProps {
  /** The label of the checkbox. */
  toggle: {
    id: string;
    name: string;
    label: string;
    description: string;
    isSelected: boolean;
    onChange: (isSelected: boolean) => void;
  };
  /** The heading above the fields. */
  legend: string;
}

/** A checkbox that shows the fields of an address. Typed values are kept while it is unticked. */
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
