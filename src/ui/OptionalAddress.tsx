import { AddressFields, type AddressFieldsProps } from './AddressFields';
import { Fieldset } from './Fieldset';
import { Switch, type SwitchProps } from './Switch';

export interface OptionalAddressProps extends AddressFieldsProps {
  /** The switch that asks for the address. */
  toggle: Pick<SwitchProps, 'id' | 'name' | 'label' | 'description' | 'isSelected' | 'onChange'>;
  /** What the address is, over its fields. */
  legend: string;
}

/** A switch with an address behind it. What was typed stays while it is off. */
export function OptionalAddress({ toggle, legend, ...address }: OptionalAddressProps) {
  return (
    <>
      <Switch {...toggle} />
      {toggle.isSelected ? (
        <Fieldset legend={legend} legendSize="heading">
          <AddressFields {...address} />
        </Fieldset>
      ) : null}
    </>
  );
}
