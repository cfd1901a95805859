import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from './classNames';
import { Field, type FieldTexts } from './Field';

/** How wide a text input is: the whole column, or room for that many characters. */
export type InputWidth = 'full' | '2' | '4' | '8' | '13' | '20' | '30';

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'width'> {
  /** How wide it is: as wide as what is typed there. Default `full`. */
  width?: InputWidth;
}

/** One line of text. Every other prop, `ref` included, goes to the input. */
export function TextField({
  label,
  mark,
  hint,
  error,
  errorPrefix,
  help,
  width = 'full',
  id,
  className,
  type = 'text',
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  return (
    <Field {...{ label, mark, hint, error, errorPrefix, help, describedBy }} id={id ?? ownId}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          className={classNames('ptr-input', `ptr-input--${width}`, className)}
        />
      )}
    </Field>
  );
}
