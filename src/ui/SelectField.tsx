import { forwardRef, useId, type ComponentPropsWithRef } from 'react';
import { classNames } from './classNames';
import { Field, type FieldTexts } from './Field';
import { chevronDown } from './controlShapes';
import { Drawing } from './Drawing';
import type { InputWidth } from './TextField';

/** One option of a {@link SelectField}. */
export interface SelectOption {
  /** The value of the option. */
  value: string;
  /** The label of the option. */
  label: string;
}

/** Props of {@link SelectField}. */
export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** The options, in order. */
  options: readonly SelectOption[];
  /** The text of an empty first option. Without it there is no empty option. */
  placeholder?: string | undefined;
  /** The width. Default `full`. */
  width?: InputWidth | undefined;
}

/**
 * A native select. Every other prop, including `ref`, goes to the select.
 *
 * @example
 * ```tsx
 * <SelectField
 *   name="title"
 *   label="Title"
 *   placeholder="Choose a title"
 *   options={[
 *     { value: '1', label: 'Mr' },
 *     { value: '2', label: 'Mrs' },
 *   ]}
 * />
 * ```
 */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  {
    label,
    mark,
    hint,
    error,
    help,
    options,
    placeholder,
    width = 'full',
    id,
    className,
    'aria-describedby': describedBy,
    ...select
  },
  ref,
) {
  const ownId = useId();
  return (
    <Field {...{ label, mark, hint, error, help, describedBy }} id={id ?? ownId}>
      {(control) => (
        <div className={classNames('ptr ptr-select', `ptr-input--${width}`)}>
          <select
            {...select}
            {...control}
            ref={ref}
            className={classNames('ptr ptr-input ptr-select__control', className)}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Drawing shapes={chevronDown} className="ptr-select__chevron" />
        </div>
      )}
    </Field>
  );
});
