import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from './classNames';
import { Field, type FieldTexts } from './Field';
import { Icon } from './Icon';
import type { InputWidth } from './TextField';

/** One option of a {@link SelectField}. */
export interface SelectOption {
  /** What the form holds when it is chosen. */
  value: string;
  /** What the customer reads. */
  label: string;
}

/** Props of {@link SelectField}. */
export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** What can be chosen, in order. */
  options: readonly SelectOption[];
  /** The words of the empty first option. Without it there is none. */
  placeholder?: string;
  /** How wide it is. Default `full`. */
  width?: InputWidth;
}

/** One choice out of a list: the device's own select. Every other prop, `ref` included, goes to the select. */
export function SelectField({
  label,
  mark,
  hint,
  error,
  errorPrefix,
  help,
  options,
  placeholder,
  width = 'full',
  id,
  className,
  'aria-describedby': describedBy,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  return (
    <Field {...{ label, mark, hint, error, errorPrefix, help, describedBy }} id={id ?? ownId}>
      {(control) => (
        <div className={classNames('ptr-select', `ptr-input--${width}`)}>
          <select {...select} {...control} className={classNames('ptr-input ptr-select__control', className)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="ptr-select__chevron" />
        </div>
      )}
    </Field>
  );
}
