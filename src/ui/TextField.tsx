import { forwardRef, useId, type ComponentPropsWithRef } from 'react';
import { classNames } from './classNames';
import { Field, type FieldTexts } from './Field';

/** The width of a text input: the whole column, or room for that many characters. */
export type InputWidth = 'full' | '2' | '4' | '8' | '13' | '20' | '30';

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'width'> {
  /** The width, which should match the expected text. Default `full`. */
  width?: InputWidth | undefined;
}

/**
 * A text field. Every other prop, including `ref`, goes to the input.
 *
 * @example
 * ```tsx
 * <TextField name="policy" label="Policy number" hint="It is on your yearly statement" width="20" />
 * ```
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    mark,
    hint,
    error,
    help,
    width = 'full',
    id,
    className,
    type = 'text',
    'aria-describedby': describedBy,
    ...input
  },
  ref,
) {
  const ownId = useId();
  return (
    <Field {...{ label, mark, hint, error, help, describedBy }} id={id ?? ownId}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={ref}
          type={type}
          className={classNames('ptr ptr-input', `ptr-input--${width}`, className)}
        />
      )}
    </Field>
  );
});
